import type { MatchDetail, Player, Sport } from "@teamwright/domain";
import type { PlayerSection, PredictionSection, SectionOf } from "@teamwright/domain/prediction";
import { useRef, useState } from "react";
import { t } from "#i18n/translate.ts";
import { showRest } from "#lib/show-rest.ts";
import { Chip, ChipButton } from "#ui/chip.tsx";
import { PlayerPills } from "./player-pills.tsx";
import classes from "./prediction.module.css";
import { pitchNames, weatherNames, winningNames } from "./section-name.ts";

interface SectionContentProps<Section extends PredictionSection = PredictionSection> {
  readonly section: Section;
  readonly match: MatchDetail;
  readonly sport: Sport;
  readonly players: readonly Player[];
  /** Whether names lead to the players' pages. */
  readonly isLinked: boolean;
}

const percent = (value: number): string => t("predictions.percent", { value });

const PitchReport = ({ section, match, sport }: SectionContentProps<SectionOf<0>>) => {
  const [first, second] =
    sport.slug === "cricket"
      ? [t("predictions.firstBatting"), t("predictions.secondBatting")]
      : [match.left_team_name, match.right_team_name];
  return (
    <>
      <p className={classes["lead"]}>{section.predictionTitle}</p>
      <p className={classes["quiet"]}>
        {section.name} · {section.location}
      </p>
      <div className={classes["chips"]}>
        <Chip>{t("predictions.pitchIs", { pitch: pitchNames()[section.pitchType] ?? "" })}</Chip>
        <Chip>{weatherNames()[section.weather]}</Chip>
        <Chip>{t("predictions.averageIs", { score: section.avgScore })}</Chip>
      </div>
      <div className={classes["chances"]}>
        <span>{first}</span>
        <span className={classes["track"]} aria-hidden="true">
          <span style={{ width: `${section.firstBatting}%` }} />
        </span>
        <b>{percent(section.firstBatting)}</b>
        <span>{second}</span>
        <span className={classes["track"]} aria-hidden="true">
          <span style={{ width: `${section.secondBatting}%` }} />
        </span>
        <b>{percent(section.secondBatting)}</b>
      </div>
    </>
  );
};

const Winning = ({ section, match }: SectionContentProps<SectionOf<1>>) => (
  <div className={classes["chips"]}>
    <b>{section.winningTeam === 0 ? match.left_team_name : match.right_team_name}</b>
    <Chip tone={section.winningType === 0 ? "accent" : "neutral"}>{winningNames()[section.winningType]}</Chip>
  </div>
);

const Players = ({ section, match, players, isLinked }: SectionContentProps<PlayerSection>) => {
  const at = (indexes: readonly number[]) =>
    indexes.flatMap((index) => players.find((player) => player.player_index === index) ?? []);
  const sides = [
    [match.left_team_name, section.leftSideTeam],
    [match.right_team_name, section.rightSideTeam],
  ] as const;
  return (
    <div className={classes["sides"]}>
      {sides.map(([name, indexes]) => (
        <div key={name}>
          <p className={classes["sideName"]}>
            {name} <span>{indexes.length}</span>
          </p>
          <PlayerPills label={name} players={at(indexes)} match={isLinked ? match.id : null} />
        </div>
      ))}
    </div>
  );
};

/** So many combinations are shown before "Show all": cricket has 120. */
const FEW = 12;

const Selection = ({ section, sport }: SectionContentProps<SectionOf<8 | 9 | 10>>) => {
  const chips = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const tables = { 8: sport.partitions, 9: sport.combinations, 10: sport.pattern1Splits } as const;
  const entries = section.selectedList.flatMap((id) => tables[section.id][id]?.join("-") ?? []);
  return (
    <div ref={chips} className={classes["chips"]}>
      {(all ? entries : entries.slice(0, FEW)).map((entry) => (
        <Chip key={entry}>{entry}</Chip>
      ))}
      {!all && entries.length > FEW && (
        <ChipButton
          tone="accent"
          onClick={() => {
            showRest(chips.current, () => setAll(true));
          }}
        >
          {t("predictions.showAll", { n: entries.length })}
        </ChipButton>
      )}
    </div>
  );
};

const Frequency = ({ section, match, sport }: SectionContentProps<SectionOf<11>>) => (
  <table className={classes["frequency"]}>
    <thead>
      <tr>
        <th scope="col">{t("predictions.role")}</th>
        <th scope="col">{match.left_team_name}</th>
        <th scope="col">{match.right_team_name}</th>
      </tr>
    </thead>
    <tbody>
      {sport.roles.map((role, index) => (
        <tr key={role.code}>
          <th scope="row">{role.code}</th>
          <td>{(section.selectedList.left[index] ?? []).join(", ")}</td>
          <td>{(section.selectedList.right[index] ?? []).join(", ")}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Content = ({ section, ...rest }: SectionContentProps) => {
  switch (section.id) {
    case 0:
      return <PitchReport section={section} {...rest} />;
    case 1:
      return <Winning section={section} {...rest} />;
    case 7:
      return (
        <p className={classes["lead"]}>
          {t("predictions.credits", { from: section.leftCredit, to: section.rightCredit })}
        </p>
      );
    case 8:
    case 9:
    case 10:
      return <Selection section={section} {...rest} />;
    case 11:
      return <Frequency section={section} {...rest} />;
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 12:
      return <Players section={section} {...rest} />;
  }
};

/** What a section says, for a reader. */
export const SectionContent = (props: SectionContentProps) => (
  <>
    <Content {...props} />
    {props.section.notes && props.section.extra !== "" && (
      <p className={classes["notes"]}>{props.section.extra}</p>
    )}
  </>
);

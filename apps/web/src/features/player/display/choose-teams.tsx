import { Button, CancelButton } from "#ui/button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { useState } from "react";
import type { SportSlug } from "@teamwright/domain";
import type { ShareGaps } from "@teamwright/engine";
import { t } from "#i18n/translate.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import type { ChosenRows } from "#workers/forecast/forecast-calls.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./choose-teams.module.css";
import type { DisplayState } from "./display-state.ts";
import { emptySelection, withToggled } from "./selection.ts";
import type { TeamChances } from "#forecast-client/team-chances.ts";
import type { ShownTeams } from "./use-team-set.ts";

const USUAL = 20;

interface ChooseTeamsProps {
  readonly set: ShownTeams;
  /** The teams that are shown; null for all. */
  readonly rows: Uint32Array | null;
  /** Null while they are not known: then the forecast cannot choose. */
  readonly chances: TeamChances | null;
  readonly onChange: (part: Partial<DisplayState>) => void;
  readonly onClose: () => void;
}

interface ChosenByShares {
  readonly rows: Uint32Array;
  readonly before: ShareGaps;
  readonly after: ShareGaps;
}

type TeamChoice = ChosenByShares | ChosenRows;

/** "Choose N for me": ticks the teams that stand best for all that are shown, and says how well they do. */
export const ChooseTeams = ({ set, rows, chances, onChange, onClose }: ChooseTeamsProps) => {
  const sport = set.views.roster.sport.slug;
  const shownCount = rows?.length ?? set.teams.count;
  const [wantedCount, setWantedCount] = useState<number | string>(Math.min(USUAL, shownCount));
  const [problem, setProblem] = useState("");
  const [answer, setAnswer] = useState<{ readonly of: ShownTeams; readonly choice: TeamChoice }>();
  // A shuffle meanwhile has put other teams in the rows.
  const chosenTeams = answer?.of === set ? answer.choice : undefined;
  const [busy, setBusy] = useState(false);
  const [isForecast, setForecast] = useState(chances !== null);
  const choose = async () => {
    const count = Number(wantedCount);
    if (!Number.isInteger(count) || count < 1 || count > shownCount) {
      setProblem(t("common.enterValidNumberOfTeams"));
      return;
    }
    setBusy(true);
    const foundTeams =
      isForecast && chances !== null
        ? await chances.chooseRows(rows ?? Uint32Array.from({ length: shownCount }, (_, row) => row), count)
        : await chooseByShares(set, rows, count);
    setBusy(false);
    if (foundTeams === null) toast.error(t("shell.somethingWentWrong"));
    else setAnswer({ of: set, choice: foundTeams });
  };
  const select = ({ rows: picked }: TeamChoice) => {
    onChange({ selected: picked.reduce(withToggled, emptySelection(set.teams.count)) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("teams.chooseTitle")}
      footer={
        <>
          <CancelButton onClick={onClose} />
          {chosenTeams === undefined ? (
            <Button loading={busy} onClick={() => void choose()}>
              {t("teams.choose")}
            </Button>
          ) : (
            <Button onClick={() => select(chosenTeams)}>
              {t("teams.chooseSelect", { n: chosenTeams.rows.length })}
            </Button>
          )}
        </>
      }
    >
      {chances !== null && (
        <div className={classes["ways"]} role="group" aria-label={t("teams.chooseBy")}>
          {([true, false] as const).map((each) => (
            <ChipButton
              key={String(each)}
              pressed={isForecast === each}
              onClick={() => {
                setForecast(each);
                setAnswer(undefined);
              }}
            >
              {t(each ? "teams.chooseByForecast" : "teams.chooseByShares")}
            </ChipButton>
          ))}
        </div>
      )}
      <NumberInput
        label={t("common.enterNumberOfTeams")}
        description={t(isForecast ? "teams.chooseHintForecast" : "teams.chooseHint", {
          n: shownCount,
          sport,
        })}
        value={wantedCount}
        onChange={(next) => {
          setWantedCount(next);
          setProblem("");
          setAnswer(undefined);
        }}
        error={problem}
        min={1}
        max={shownCount}
        clampBehavior="none"
        allowDecimal={false}
        data-autofocus
      />
      {chosenTeams &&
        ("chance" in chosenTeams ? (
          <ChanceOfChosen chosenRows={chosenTeams} />
        ) : (
          <Gaps chosenRows={chosenTeams} sport={sport} />
        ))}
    </Dialog>
  );
};

async function chooseByShares(set: ShownTeams, rows: Uint32Array | null, count: number) {
  const answer = await engineClient.call("choose", { teams: set.teams, rows, count });
  return answer.ok ? answer.value : null;
}

const ChanceOfChosen = ({ chosenRows: { rows, chance, bound } }: { readonly chosenRows: ChosenRows }) => (
  <p role="status">
    {t("teams.chosenChance", {
      n: rows.length,
      share: Math.round(100 * chance),
      bound: Math.round(100 * bound),
    })}
  </p>
);

const gapNames = ["captains", "viceCaptains", "players"] as const;

interface GapsProps {
  readonly chosenRows: ChosenByShares;
  readonly sport: SportSlug;
}

/** How far the shares lie from those of all shown teams: of the first ones, and of the chosen ones. */
const Gaps = ({ chosenRows: { before, after, rows }, sport }: GapsProps) => (
  <table className={classes["gaps"]}>
    <caption>{t("teams.gapsCaption")}</caption>
    <thead>
      <tr>
        <th scope="col">{t("teams.gapsShares")}</th>
        <th scope="col">{t("teams.gapsFirst", { n: rows.length })}</th>
        <th scope="col">{t("teams.gapsChosen")}</th>
      </tr>
    </thead>
    <tbody>
      {gapNames.map((name) => (
        <tr key={name}>
          <th scope="row">{t(`teams.gap.${name}`, { sport })}</th>
          <td>{t("teams.gapPoints", { value: before[name] })}</td>
          <td>{t("teams.gapPoints", { value: after[name] })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

import { sportByIndex } from "@teamwright/domain";
import { useState } from "react";
import { TeamChance } from "#blocks/forecast/team-chance.tsx";
import { CopyTeam } from "#blocks/team/copy-team.tsx";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { TeamRow } from "#blocks/team/team-row.tsx";
import { t } from "#i18n/translate.ts";
import { Chip } from "#ui/chip.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { cricket } from "../samples/match.ts";
import { footballTeam, lateTeam, outOfTeam, team } from "../samples/teams.ts";

const sport = sportByIndex(0);
const sides = { left: cricket.left_team_name, right: cricket.right_team_name };

type LookProps = Partial<Parameters<typeof TeamCard>[0]> & {
  /** As a row instead of a card. */
  readonly compact?: boolean;
  readonly isTicked?: boolean;
};

/** A team that opens and, where it is ticked or not, changes that at a tap. */
const Look = ({ compact = false, isTicked, isOpen: startsOpen = false, ...props }: LookProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const [checked, setChecked] = useState(isTicked ?? false);
  const sharedProps = {
    team,
    sport,
    ...props,
    isOpen,
    onToggle: () => setOpen(!isOpen),
    selection: isTicked === undefined ? undefined : { checked, onChange: () => setChecked(!checked) },
  };
  return (
    <div className={classes["whole"]}>
      {compact ? <TeamRow {...sharedProps} /> : <TeamCard {...sharedProps} />}
    </div>
  );
};

const Copy = () => <CopyTeam team={team} sport={sport} sides={sides} />;
const points = () => <Chip tone="ok">{t("teams.teamPoints", { value: 412.25 })}</Chip>;

export const teams = (): readonly Exhibit[] => [
  {
    name: "side-legend",
    content: <SideLegend sides={sides}>{cricket.series_name}</SideLegend>,
  },
  { name: "team-card", content: <Look actions={<Copy />} /> },
  { name: "team-card-ground", content: <Look isOpen actions={<Copy />} /> },
  {
    name: "team-card-ground-of-football",
    content: <Look isOpen team={footballTeam} sport={sportByIndex(1)} figure="points" badge={points()} />,
  },
  { name: "team-card-points", content: <Look figure="points" badge={points()} /> },
  { name: "team-card-credits", content: <Look figure="credits" name={t("results.dreamTeam")} /> },
  {
    name: "team-card-selection",
    content: (
      <>
        <Look isTicked />
        <Look isTicked={false} team={lateTeam} out={outOfTeam} />
      </>
    ),
  },
  {
    name: "team-card-five-digits",
    content: (
      <Look team={lateTeam} out={outOfTeam} badge={<TeamChance chance={0.021} />} actions={<Copy />} />
    ),
  },
  {
    name: "team-row",
    content: (
      <>
        <Look compact />
        <Look compact team={lateTeam} out={outOfTeam} badge={points()} />
        <Look compact isTicked />
        <Look compact isTicked={false} isOpen team={footballTeam} sport={sportByIndex(1)} />
      </>
    ),
  },
];

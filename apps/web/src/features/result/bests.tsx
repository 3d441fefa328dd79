import { memo, useState } from "react";
import type { BestTeams as BestTeamSet } from "@teamwright/engine";
import { TeamCard } from "../../blocks/team/team-card.tsx";
import { teamAt } from "../../blocks/team/team-view.ts";
import type { TeamViews } from "../../blocks/team/team-view.ts";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stat, Stats } from "../../ui/stat.tsx";
import classes from "./result.module.css";
import type { Hindsight, Scores } from "./use-scores.ts";

interface BestsProps {
  readonly scores: Scores;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
  /** Whether one strategy made the teams. */
  readonly strategy: boolean;
}

/** Best of mine, the best that my strategy allowed, the dream team, and where my best stands among all. */
export const Bests = memo(function Bests({ scores, hindsight, views, strategy }: BestsProps) {
  const { results } = useText();
  const best = scores.rows[0];
  if (best === undefined) return null;
  const known = hindsight === "failed" ? undefined : hindsight;
  const ranks = known?.ranks;
  const waiting = hindsight === undefined;
  const pointsOf = (teams: BestTeamSet | null | undefined) =>
    waiting ? <Skeleton height={20} width={56} /> : teams ? results.points(teams.points[0] ?? 0) : "–";
  return (
    <Card heading={results.hindsight}>
      <Stats>
        <Stat label={results.bestOfMine}>{results.points(scores.points[best] ?? 0)}</Stat>
        {strategy && <Stat label={results.strategyBest}>{pointsOf(known?.strategyBest)}</Stat>}
        <Stat label={results.dreamTeam}>{pointsOf(known?.dream)}</Stat>
      </Stats>
      <p className={classes["rank"]} role="status">
        {waiting && results.working}
        {ranks &&
          results.rank(
            views.at(best).number,
            ranks.rank[best] ?? 0,
            ranks.possible,
            percentText(ranks.percentile[best] ?? 0),
          )}
        {!waiting && !ranks && results.tooLarge}
      </p>
    </Card>
  );
});

/** Enough decimals to tell a very good team from all: 99.997, not 100. */
const percentText = (percent: number): string => {
  const floor = (decimals: number) => Math.floor(percent * 10 ** decimals) / 10 ** decimals;
  return String(percent > 99 ? floor(3) : floor(1));
};

/** The dream team and the best of the strategy, as cards. */
export const BestTeams = ({ hindsight, views }: Pick<BestsProps, "hindsight" | "views">) => {
  const { results } = useText();
  if (hindsight === undefined || hindsight === "failed") return null;
  const { dream, strategyBest } = hindsight;
  return (
    <>
      {dream && <BestTeam label={results.dreamTeam} best={dream} views={views} />}
      {strategyBest && <BestTeam label={results.strategyBest} best={strategyBest} views={views} />}
    </>
  );
};

interface BestTeamProps {
  readonly label: string;
  readonly best: BestTeamSet;
  readonly views: TeamViews;
}

const BestTeam = ({ label, best, views }: BestTeamProps) => {
  const { results } = useText();
  const [opened, setOpened] = useState(false);
  return (
    <TeamCard
      name={label}
      team={teamAt(best.teams, 0, views.roster)}
      sport={views.roster.sport}
      opened={opened}
      onToggle={() => setOpened(!opened)}
      figure="points"
      badge={<Chip tone="ok">{results.teamPoints(best.points[0] ?? 0)}</Chip>}
    />
  );
};

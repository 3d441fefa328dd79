import { useState } from "react";
import type { BestTeams } from "@teamwright/engine";
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
}

/** Best of mine, the best that my strategy allowed, the dream team, and where my best stands among all. */
export const Bests = ({ scores, hindsight, views }: BestsProps) => {
  const { results } = useText();
  const best = scores.rows[0];
  if (best === undefined) return null;
  const known = hindsight === "failed" ? undefined : hindsight;
  const ranks = known?.ranks;
  const waiting = hindsight === undefined;
  const pointsOf = (teams: BestTeams | null | undefined) =>
    waiting ? <Skeleton height={20} width={56} /> : teams ? results.points(teams.points[0] ?? 0) : "–";
  return (
    <Card heading={results.bestOfMine}>
      <Stats>
        <Stat label={results.bestOfMine}>{results.points(scores.points[best] ?? 0)}</Stat>
        <Stat label={results.strategyBest}>{pointsOf(known?.strategyBest)}</Stat>
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
      {known?.dream && <BestTeam label={results.dreamTeam} best={known.dream} views={views} />}
      {known?.strategyBest && (
        <BestTeam label={results.strategyBest} best={known.strategyBest} views={views} />
      )}
    </Card>
  );
};

/** Enough decimals to tell a very good team from all: 99.997, not 100. */
const percentText = (percent: number): string => {
  const floor = (decimals: number) => Math.floor(percent * 10 ** decimals) / 10 ** decimals;
  return String(percent > 99 ? floor(3) : floor(1));
};

interface BestTeamProps {
  readonly label: string;
  readonly best: BestTeams;
  readonly views: TeamViews;
}

const BestTeam = ({ label, best, views }: BestTeamProps) => {
  const { results } = useText();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes["best"]}>
      <h3>{label}</h3>
      <TeamCard
        team={teamAt(best.teams, 0, views.roster)}
        sport={views.roster.sport}
        opened={opened}
        onToggle={() => setOpened(!opened)}
        figure="points"
        badge={<Chip tone="ok">{results.teamPoints(best.points[0] ?? 0)}</Chip>}
      />
    </div>
  );
};

import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { memo, useState } from "react";
import type { BestTeams as BestTeamSet } from "@teamwright/engine";
import { refusalText } from "@teamwright/text/strategy-bounds";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { teamAt } from "#blocks/team/team-view.ts";
import type { TeamViews } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { matchDetailOf } from "#data/records/opened-attempt.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./result.module.css";
import type { Hindsight, Scores } from "./use-scores.ts";

interface BestsProps {
  readonly scores: Scores;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
  readonly openedAttempt: OpenedAttempt;
  /** Whether one strategy made the teams. */
  readonly strategy: boolean;
}

/**
 * The user's best team, the best that the strategy allowed, the dream team, and the rank of the user's best among all.
 */
export const Bests = memo(function Bests({ scores, hindsight, views, openedAttempt, strategy }: BestsProps) {
  const best = scores.rows[0];
  if (best === undefined) return null;
  const knownHindsight = hindsight === "failed" ? undefined : hindsight;
  const waiting = hindsight === undefined;
  const pointsOf = (teams: BestTeamSet | null | undefined) =>
    waiting ? <Skeleton height={20} width={56} /> : teams ? pointsFigure(teams.points[0] ?? 0) : "–";
  return (
    <Card heading={t("results.hindsight")}>
      <Stats>
        <Stat label={t("results.bestOfMine")}>{pointsFigure(scores.points[best] ?? 0)}</Stat>
        {strategy && <Stat label={t("results.strategyBest")}>{pointsOf(knownHindsight?.strategyBest)}</Stat>}
        <Stat label={t("results.dreamTeam")}>{pointsOf(knownHindsight?.dream)}</Stat>
      </Stats>
      <p className={classes["rank"]} role="status">
        {waiting && t("results.working")}
        {hindsight === "failed" && t("shell.somethingWentWrong")}
        {knownHindsight?.ranks && rankText(knownHindsight.ranks, best, views.at(best).number, openedAttempt)}
      </p>
    </Card>
  );
});

/** The rank of a row, or why the teams of this match are not ranked. */
function rankText(
  ranks: NonNullable<Hindsight["ranks"]>,
  row: number,
  team: number,
  openedAttempt: OpenedAttempt,
): string {
  if (!ranks.ok) return refusalText(boundWordsOf(matchDetailOf(openedAttempt)), ranks.error);
  const { rank, possible, percentile } = ranks.value;
  return t("results.rank", {
    team,
    rank: rank[row] ?? 0,
    possible,
    percent: percentText(percentile[row] ?? 0),
  });
}

/** Enough decimals to distinguish a very good team from the best: 99.997, not 100. */
const percentText = (percent: number): string => {
  const floor = (decimals: number) => Math.floor(percent * 10 ** decimals) / 10 ** decimals;
  return String(percent > 99 ? floor(3) : floor(1));
};

/** The dream team and the best of the strategy, as cards. */
export const BestTeams = ({ hindsight, views }: Pick<BestsProps, "hindsight" | "views">) => {
  if (hindsight === undefined || hindsight === "failed") return null;
  const { dream, strategyBest } = hindsight;
  return (
    <>
      {dream && <BestTeam label={t("results.dreamTeam")} best={dream} views={views} />}
      {strategyBest && <BestTeam label={t("results.strategyBest")} best={strategyBest} views={views} />}
    </>
  );
};

interface BestTeamProps {
  readonly label: string;
  readonly best: BestTeamSet;
  readonly views: TeamViews;
}

const BestTeam = ({ label, best, views }: BestTeamProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TeamCard
      name={label}
      team={teamAt(best.teams, 0, views.roster)}
      sport={views.roster.sport}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
      figure="points"
      badge={<Chip tone="ok">{t("teams.teamPoints", { value: best.points[0] ?? 0 })}</Chip>}
    />
  );
};

import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { TeamCard } from "#blocks/team/team-card.tsx";
import { TeamGrid } from "#blocks/team/team-grid.tsx";
import { useOpenTeams } from "#blocks/team/use-open-teams.ts";
import type { TeamView, TeamViews } from "#blocks/team/team-view.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "./result.module.css";
import type { Hindsight, Scores } from "./use-scores.ts";

interface ScoredTeamsProps {
  readonly scores: Scores;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
}

/** The attempt's teams, most points first, each with its place in the attempt and its rank among all possible teams. */
export const ScoredTeams = memo(function ScoredTeams({ scores, hindsight, views }: ScoredTeamsProps) {
  const { isOpen, onToggle } = useOpenTeams();
  const knownRanks = hindsight === undefined || hindsight === "failed" ? null : hindsight.ranks;
  const ranks = knownRanks?.ok === true ? knownRanks.value : null;
  return (
    <TeamGrid
      label={t("common.generatedTeams")}
      count={scores.rows.length}
      estimate={152}
      minWidth={340}
      renderItem={(place) => {
        const row = scores.rows[place] ?? 0;
        return (
          <ScoredTeam
            row={row}
            place={place + 1}
            points={scores.points[row] ?? 0}
            rank={ranks?.rank[row]}
            possible={ranks?.possible ?? 0}
            views={views}
            isOpen={isOpen(views.at(row))}
            onToggle={onToggle}
          />
        );
      }}
    />
  );
});

interface ScoredTeamProps {
  readonly row: number;
  /** Among the attempt's teams, from 1. */
  readonly place: number;
  readonly points: number;
  /** Among all possible teams; undefined until it is known. */
  readonly rank: number | undefined;
  readonly possible: number;
  readonly views: TeamViews;
  readonly isOpen: boolean;
  readonly onToggle: (team: TeamView) => void;
}

/** One team with its points; rendered again only when its own data changes. */
const ScoredTeam = memo(function ScoredTeam(props: ScoredTeamProps) {
  const { row, place, points, rank, possible, views, isOpen, onToggle } = props;
  return (
    <TeamCard
      team={views.at(row)}
      sport={views.roster.sport}
      isOpen={isOpen}
      onToggle={onToggle}
      figure="points"
      badge={<Chip tone="ok">{t("teams.teamPoints", { value: points })}</Chip>}
      actions={
        <span
          className={classes["place"]}
          title={rank === undefined ? undefined : t("results.rankOf", { rank, possible })}
        >
          <span className="visually-hidden">{t("results.placeOf", { place })}</span>
          <span aria-hidden="true">{t("results.place", { place })}</span>
        </span>
      }
    />
  );
});

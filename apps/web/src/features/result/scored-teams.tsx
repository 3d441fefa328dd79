import { memo, startTransition, useCallback, useState } from "react";
import { TeamCard } from "../../blocks/team/team-card.tsx";
import { TeamGrid } from "../../blocks/team/team-grid.tsx";
import type { TeamViews } from "../../blocks/team/team-view.ts";
import { useText } from "../../i18n/text.ts";
import { Chip } from "../../ui/chip.tsx";
import classes from "./result.module.css";
import type { Hindsight, Scores } from "./use-scores.ts";

interface ScoredTeamsProps {
  readonly scores: Scores;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
}

/** The attempt's teams, most points first, each with its place here and its rank among all possible teams. */
export const ScoredTeams = memo(function ScoredTeams({ scores, hindsight, views }: ScoredTeamsProps) {
  const { teams } = useText();
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const onToggle = useCallback(
    (row: number) =>
      startTransition(() =>
        setOpened((before) => {
          const next = new Set(before);
          if (!next.delete(row)) next.add(row);
          return next;
        }),
      ),
    [],
  );
  const ranks = hindsight === undefined || hindsight === "failed" ? null : hindsight.ranks;
  return (
    <TeamGrid
      label={teams.title}
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
            opened={opened.has(row)}
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
  readonly opened: boolean;
  readonly onToggle: (row: number) => void;
}

/** One team with its points; made again only when something of its own changes. */
const ScoredTeam = memo(function ScoredTeam(props: ScoredTeamProps) {
  const { row, place, points, rank, possible, views, opened, onToggle } = props;
  const { results } = useText();
  return (
    <TeamCard
      team={views.at(row)}
      sport={views.roster.sport}
      opened={opened}
      onToggle={onToggle}
      figure="points"
      badge={<Chip tone="ok">{results.teamPoints(points)}</Chip>}
      actions={
        <span
          className={classes["place"]}
          title={rank === undefined ? undefined : results.rankOf(rank, possible)}
        >
          <span className="visually-hidden">{results.placeOf(place)}</span>
          <span aria-hidden="true">{results.place(place)}</span>
        </span>
      }
    />
  );
});

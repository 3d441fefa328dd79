import { useCallback, useState } from "react";
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
export const ScoredTeams = ({ scores, hindsight, views }: ScoredTeamsProps) => {
  const { teams, results } = useText();
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const onToggle = useCallback(
    (row: number) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(row)) next.add(row);
        return next;
      }),
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
        const rank = ranks?.rank[row];
        return (
          <TeamCard
            team={views.at(row)}
            sport={views.roster.sport}
            opened={opened.has(row)}
            onToggle={onToggle}
            figure="points"
            badge={<Chip tone="ok">{results.teamPoints(scores.points[row] ?? 0)}</Chip>}
            actions={
              <span
                className={classes["place"]}
                title={rank === undefined ? undefined : results.rankOf(rank, ranks?.possible ?? 0)}
              >
                <span className="visually-hidden">{results.placeOf(place + 1)}</span>
                <span aria-hidden="true">{results.place(place + 1)}</span>
              </span>
            }
          />
        );
      }}
    />
  );
};

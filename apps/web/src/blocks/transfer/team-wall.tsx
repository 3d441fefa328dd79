import type { MatchDetail } from "@teamwright/domain";
import { memo, useMemo } from "react";
import type { ReactNode } from "react";
import { indexesNotPlaying } from "#data/records/players-out.ts";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { TeamCard } from "../team/team-card.tsx";
import { TeamGrid } from "../team/team-grid.tsx";
import type { TeamView, TeamViews } from "../team/team-view.ts";
import { useOpenTeams } from "../team/use-open-teams.ts";
import { TeamLink } from "./team-link.tsx";
import { transferTeamOf } from "./transfer-team.ts";
import type { TeamLinking } from "./use-team-linking.ts";

interface WallCardProps {
  readonly views: TeamViews;
  readonly onSelect: (row: number) => void;
  readonly linking: TeamLinking | null;
  /** At the right of a card's header. Like all of these functions the same one from one rendering to the next. */
  readonly actions?: ((team: TeamView) => ReactNode) | undefined;
  /** Beside a team's number. */
  readonly badge?: ((team: TeamView) => ReactNode) | undefined;
}

interface LinkedTeamWallProps extends WallCardProps {
  readonly label: string;
  /** Its players who do not play are struck through. */
  readonly match: MatchDetail;
  /** Ticked rows; null outside the selection mode. */
  readonly selectedRows: ReadonlySet<number> | null;
}

/** Teams of others as cards that open to the ground; each gets its link to the main app, or is ticked. */
export const TeamWall = memo(function TeamWall({ label, match, selectedRows, ...card }: LinkedTeamWallProps) {
  const { isOpen, onToggle } = useOpenTeams();
  const out = useMemo(() => indexesNotPlaying(match), [match]);
  return (
    <TeamGrid
      label={label}
      count={card.views.columns.count}
      estimate={152}
      minWidth={340}
      renderItem={(row) => (
        <PartBoundary>
          <Card
            {...card}
            out={out}
            team={card.views.at(row)}
            isOpen={isOpen(card.views.at(row))}
            onToggle={onToggle}
            checked={selectedRows && selectedRows.has(row)}
          />
        </PartBoundary>
      )}
    />
  );
});

interface OneCardProps extends WallCardProps {
  readonly team: TeamView;
  readonly out: ReadonlySet<number>;
  readonly isOpen: boolean;
  readonly onToggle: (team: TeamView) => void;
  /** Null outside the selection mode. */
  readonly checked: boolean | null;
}

/** Rendered again only when its own data changes. */
const Card = memo(function Card(props: OneCardProps) {
  const { team, views, isOpen, onToggle, checked, onSelect, linking, out, actions, badge } = props;
  return (
    <TeamCard
      team={team}
      sport={views.roster.sport}
      isOpen={isOpen}
      onToggle={onToggle}
      out={out}
      badge={badge?.(team)}
      actions={checked === null && actions?.(team)}
      selection={checked === null ? undefined : { checked, onChange: onSelect }}
      footer={checked === null && linking && <TeamLink team={transferTeamOf(team)} linking={linking} />}
    />
  );
});

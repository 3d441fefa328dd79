import { useLanguage } from "../../../i18n/translate.ts";
import { memo, useCallback, useMemo, useState } from "react";
import { CopyTeam } from "../../../blocks/team/copy-team.tsx";
import { TeamCard } from "../../../blocks/team/team-card.tsx";
import { TeamGrid } from "../../../blocks/team/team-grid.tsx";
import type { SideNames } from "../../../blocks/team/team-text.ts";
import type { TeamView, TeamViews } from "../../../blocks/team/team-view.ts";
import { TeamLink } from "../../../blocks/transfer/team-link.tsx";
import { transferTeamOf } from "../../../blocks/transfer/transfer-team.ts";
import { useTeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import type { TeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import { deviceLinks } from "../../../data/transfer/team-links.ts";

interface PostTeamsProps {
  readonly matchId: string;
  readonly views: TeamViews;
  readonly sides: SideNames;
  readonly label: string;
  /** Ticked rows; null outside the selection mode. */
  readonly selected: ReadonlySet<number> | null;
  readonly onSelect: (row: number) => void;
}

export const toggledIn = (rows: ReadonlySet<number>, row: number): ReadonlySet<number> => {
  const next = new Set(rows);
  if (!next.delete(row)) next.add(row);
  return next;
};

/** The teams of a post as cards that open to the ground; each is copied as text and to the main app in place. */
export const PostTeams = memo(function PostTeams(props: PostTeamsProps) {
  useLanguage();
  const { matchId, views, sides, label, selected, onSelect } = props;
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const onToggle = useCallback((row: number) => setOpened((before) => toggledIn(before, row)), []);
  const store = useMemo(() => deviceLinks(matchId), [matchId]);
  const linking = useTeamLinking(matchId, "general", store);
  return (
    <TeamGrid
      label={label}
      count={views.columns.count}
      estimate={152}
      minWidth={340}
      renderItem={(row) => (
        <PostedTeam
          team={views.at(row)}
          views={views}
          sides={sides}
          opened={opened.has(row)}
          onToggle={onToggle}
          checked={selected && selected.has(row)}
          onSelect={onSelect}
          linking={linking}
        />
      )}
    />
  );
});

interface PostedTeamProps extends Pick<PostTeamsProps, "views" | "sides" | "onSelect"> {
  readonly team: TeamView;
  readonly opened: boolean;
  readonly onToggle: (row: number) => void;
  /** Null outside the selection mode. */
  readonly checked: boolean | null;
  readonly linking: TeamLinking | null;
}

/** Rendered again only when its own data changes. */
const PostedTeam = memo(function PostedTeam(props: PostedTeamProps) {
  useLanguage();
  const { team, views, sides, opened, onToggle, checked, onSelect, linking } = props;
  const { sport } = views.roster;
  return (
    <TeamCard
      team={team}
      sport={sport}
      opened={opened}
      onToggle={onToggle}
      selection={checked === null ? undefined : { checked, onChange: onSelect }}
      actions={<CopyTeam team={team} sport={sport} sides={sides} />}
      footer={checked === null && linking && <TeamLink team={transferTeamOf(team)} linking={linking} />}
    />
  );
});

import { t } from "#i18n/translate.ts";
import type { GroupTeams as PostedTeams } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { TeamView } from "#blocks/team/team-view.ts";
import { postedViews } from "#blocks/transfer/posted-views.ts";
import { SelectedCount } from "#blocks/transfer/selected-count.tsx";
import { SelectionFooter } from "#blocks/transfer/selection-footer.tsx";
import { TeamWall } from "#blocks/transfer/team-wall.tsx";
import { useNoteTransfer } from "#blocks/transfer/use-note-transfer.ts";
import { useSelection } from "#blocks/transfer/use-selection.ts";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import { useAllLines } from "#data/api/match-options.ts";
import { memberCalls } from "#data/api/member-groups.ts";
import { deviceLinks } from "#data/transfer/team-links.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { NewsNotice } from "./news-notice.tsx";
import { TransferringOverlay } from "./transferring-overlay.tsx";

interface GroupTeamsProps {
  readonly match: MatchDetail;
  readonly postedTeams: PostedTeams;
  readonly groupId: string;
  readonly phone: string;
  /** The screen around the teams, with what stands beside its title and its footer. */
  readonly frame: (content: ReactNode, beside?: ReactNode, footer?: ReactNode) => ReactNode;
}

const changedBadge = (changed: ReadonlySet<number>) => (team: TeamView) =>
  changed.has(team.number) && <Chip tone="warn">{t("groups.changedTeam")}</Chip>;

/** Links of the teams, and whether one is on its way. */
function useWatchedLinking(matchId: string) {
  const [copying, setCopying] = useState(false);
  const store = useMemo(() => deviceLinks(matchId), [matchId]);
  const linking = useTeamLinking(matchId, "prime", store);
  const watchedLinking = useMemo(
    () =>
      linking && {
        ...linking,
        create: async (team: TransferTeam) => {
          setCopying(true);
          const problem = await linking.create(team);
          setCopying(false);
          return problem;
        },
      },
    [linking],
  );
  return { linking: watchedLinking, copying };
}

/** The member's own teams, with the selection mode and the transfer. */
export const GroupTeams = ({ match, postedTeams, groupId, phone, frame }: GroupTeamsProps) => {
  const { teamData, news, groupName } = postedTeams;
  const views = useMemo(() => postedViews(match, teamData), [match, teamData]);
  const badge = useMemo(() => changedBadge(new Set(news?.changed)), [news]);
  const selection = useSelection(views.columns);
  const { linking, copying } = useWatchedLinking(match.id);
  const allLines = useAllLines();
  const origin = {
    kind: "group",
    id: groupId,
    path: pathTo("displayGroupTeam", { match: match.id, groupId }),
  } as const;
  useNoteTransfer(match.id, origin, () => {
    if (phone !== "")
      void memberCalls.transferred({ body: { matchId: match.id, groupId, phoneNumber: phone } });
  });
  const rowsOfChanged = () =>
    teamData.flatMap(({ team_number }, row) => (news?.changed.includes(team_number) ? [row] : []));
  return frame(
    <>
      <SideLegend sides={{ left: match.left_team_name, right: match.right_team_name }} />
      {news && <NewsNotice match={match} news={news} onSelect={() => selection.choose(rowsOfChanged())} />}
      <TeamWall
        label={groupName}
        match={match}
        views={views}
        selectedRows={selection.rows}
        onSelect={selection.toggle}
        linking={linking}
        badge={badge}
      />
      {copying && <TransferringOverlay />}
    </>,
    selection.rows ? (
      <SelectedCount selection={selection} />
    ) : (
      <Chip>{t("groups.yourTeams", { n: teamData.length })}</Chip>
    ),
    <SelectionFooter
      selection={selection}
      views={views}
      matchId={match.id}
      origin={origin}
      line={allLines ? "all" : "main"}
    />,
  );
};

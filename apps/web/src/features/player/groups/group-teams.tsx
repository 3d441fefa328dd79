import { t } from "../../../i18n/translate.ts";
import type { GroupTeams as PostedTeams } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { useMemo, useState } from "react";
import { TransferDialog } from "../../../blocks/transfer/transfer-dialog.tsx";
import { useAllLines } from "../../../data/api/match-options.ts";
import { deviceLinks } from "../../../data/transfer/team-links.ts";
import { pathTo } from "../../../lib/paths.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Page } from "../../../ui/page.tsx";
import { toast } from "../../../ui/toast.ts";
import { useTeamLinking } from "../../../blocks/transfer/use-team-linking.ts";
import { GroupFooter } from "./group-footer.tsx";
import { GroupWall } from "./group-wall.tsx";
import classes from "./groups.module.css";
import { NewsNotice } from "./news-notice.tsx";
import { transferTeams, viewsOf } from "./shown-teams.ts";
import { TransferringOverlay } from "./transferring-overlay.tsx";
import { useReportTransfer } from "./use-report-transfer.ts";
import { useSelection } from "./use-selection.ts";

interface GroupTeamsProps {
  readonly match: MatchDetail;
  readonly posted: PostedTeams;
  readonly groupId: string;
  readonly phone: string;
  readonly onBack: () => void;
}

/** The member's own teams, with the selection mode and the transfer. */
export const GroupTeams = ({ match, posted, groupId, phone, onBack }: GroupTeamsProps) => {
  const { teamData, news, groupName } = posted;
  const views = useMemo(() => viewsOf(match, teamData), [match, teamData]);
  const teams = useMemo(() => transferTeams(teamData), [teamData]);
  const changed = useMemo(() => new Set(news?.changed), [news]);
  const selection = useSelection(teamData.length);
  const [transferring, setTransferring] = useState(false);
  const [copying, setCopying] = useState(false);
  const store = useMemo(() => deviceLinks(match.id), [match.id]);
  const linking = useTeamLinking(match.id, "prime", store);
  const allLines = useAllLines();
  useReportTransfer(match.id, groupId, phone);
  const chosen = teams.filter((_, row) => selection.rows?.has(row));
  const transfer = () => {
    if (chosen.length === 0) toast.error(t("groups.selectAtLeastOneTeam"));
    else setTransferring(true);
  };
  const rowsOfChanged = () =>
    teamData.flatMap(({ team_number }, row) => (changed.has(team_number) ? [row] : []));
  return (
    <Page
      title={groupName}
      back={{ label: t("shell.back"), onBack }}
      actions={
        selection.rows ? (
          <Chip tone="accent">
            <span role="status">{t("groups.selectedCount", { n: selection.rows.size })}</span>
          </Chip>
        ) : (
          <Chip>{t("groups.yourTeams", { n: teamData.length })}</Chip>
        )
      }
      footer={<GroupFooter selection={selection} count={teamData.length} onTransfer={transfer} />}
    >
      <p className={classes["sides"]}>
        {match.left_team_name} - {match.right_team_name}
      </p>
      {news && <NewsNotice match={match} news={news} onSelect={() => selection.choose(rowsOfChanged())} />}
      <GroupWall
        views={views}
        teams={teams}
        changed={changed}
        selection={selection}
        linking={
          linking && {
            ...linking,
            create: async (team) => {
              setCopying(true);
              const problem = await linking.create(team);
              setCopying(false);
              return problem;
            },
          }
        }
      />
      {copying && <TransferringOverlay />}
      {transferring && (
        <TransferDialog
          matchId={match.id}
          origin={{
            kind: "group",
            id: groupId,
            path: pathTo("displayGroupTeam", { match: match.id, groupId }),
          }}
          teams={chosen}
          line={allLines ? "all" : "main"}
          onClose={() => setTransferring(false)}
        />
      )}
    </Page>
  );
};

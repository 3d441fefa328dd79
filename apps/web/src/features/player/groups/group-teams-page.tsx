import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { LeadHome } from "#blocks/team/lead-home.tsx";
import { knowsPlayers } from "#blocks/transfer/posted-views.ts";
import { ApiError } from "#data/api/client.ts";
import { groupTeamsQuery } from "#data/api/member-groups.ts";
import { useSession } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { isMissing } from "#lib/is-missing.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { GroupTeams } from "./group-teams.tsx";

/** /displaygroupteam/{match}/{group}: the teams that a group's owner posted to this account. */
export const GroupTeamsPage = () => {
  const { match: matchId = "", groupId = "" } = useParams();
  const session = useSession();
  const phone = session.state === "in" ? session.phone : "";
  const shownMatch = useShownMatch(matchId);
  const postedTeams = useQuery({ ...groupTeamsQuery(phone, matchId, groupId), enabled: phone !== "" });
  const onBack = useBackTo(pathTo("groupList", { match: matchId }));
  const refusal = postedTeams.error instanceof ApiError ? postedTeams.error : null;
  const isWithdrawn = refusal?.code === "group_teams_withdrawn";
  const detail = shownMatch.match.data?.value;
  const isGone = isMissing(refusal) || isWithdrawn || refusal?.code === "no_group_teams";
  // An open screen still holds the teams.
  const teams = isGone ? undefined : postedTeams.data;
  const frame = (content: ReactNode, beside?: ReactNode, footer?: ReactNode) => (
    <MatchScreen
      {...shownMatch}
      title={teams?.groupName ?? t("groups.listTitle")}
      onBack={onBack}
      failedTitle={t("groups.failed")}
      isFound={teams !== undefined}
      titleActions={beside}
      footer={footer}
    >
      {() => content}
    </MatchScreen>
  );
  if (detail !== undefined && teams !== undefined) {
    if (!knowsPlayers(detail, teams.teamData)) return <LeadHome why={t("transfer.unknownPlayers")} />;
    return <GroupTeams match={detail} postedTeams={teams} groupId={groupId} phone={phone} frame={frame} />;
  }
  return frame(
    isGone ? (
      <EmptyState
        title={isWithdrawn ? refusal.message : t(isMissing(refusal) ? "groups.noAccess" : "groups.noTeams")}
        hint={t(isWithdrawn ? "groups.withdrawnHint" : "groups.noTeamsHint")}
        action={<LinkButton to={paths.home}>{t("shell.home")}</LinkButton>}
      />
    ) : (
      <QueryState
        query={postedTeams}
        failedTitle={t("groups.failed")}
        loading={t("groups.loading")}
        rows={4}
        height={152}
      />
    ),
  );
};

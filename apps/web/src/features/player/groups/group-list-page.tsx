import { PartBoundary } from "#ui/part-boundary.tsx";
import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import type { GroupCard as GroupCardData } from "@teamwright/contract";
import { Link, useParams } from "react-router";
import { GroupLogo } from "#blocks/group-logo/group-logo.tsx";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { groupListQuery } from "#data/api/member-groups.ts";
import { useSession } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { ForwardIcon } from "#ui/icon.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import classes from "./groups.module.css";

/** /grouplist/{match}: the account's groups that have teams of the match. */
export const GroupListPage = () => {
  const { match = "" } = useParams();
  const session = useSession();
  const phone = session.state === "in" ? session.phone : "";
  const list = useQuery({ ...groupListQuery(phone, match), enabled: phone !== "" });
  const shownMatch = useShownMatch(match);
  const onBack = useBackTo(paths.home);
  return (
    <MatchScreen
      {...shownMatch}
      title={t("groups.listTitle")}
      onBack={onBack}
      failedTitle={t("groups.failed")}
      isFound={list.data !== undefined && list.data.length > 0}
    >
      {() =>
        list.data === undefined ? (
          <QueryState
            query={list}
            failedTitle={t("groups.failed")}
            loading={t("groups.loading")}
            rows={2}
            height={84}
          />
        ) : list.data.length === 0 ? (
          <EmptyState title={t("groups.noTeams")} hint={t("groups.noTeamsHint")} />
        ) : (
          <ul role="list" className={classes["cards"]}>
            {list.data.map((group) => (
              <li key={group.groupId}>
                <PartBoundary>
                  <GroupCard match={match} group={group} />
                </PartBoundary>
              </li>
            ))}
          </ul>
        )
      }
    </MatchScreen>
  );
};

const GroupCard = ({ match, group }: { readonly match: string; readonly group: GroupCardData }) => {
  const { groupId, groupName, groupLogo, numberOfTeams, reminded, changedTeams, withdrawn } = group;
  return (
    <Link
      to={pathTo("displayGroupTeam", { match, groupId })}
      className={classes["card"] ?? ""}
      aria-label={t("groups.openTeams", { name: groupName })}
    >
      <GroupLogo logo={groupLogo} name={groupName} />
      <span className={classes["about"]}>
        <b>{groupName}</b>
        <span>
          {withdrawn === null
            ? t("groups.yourTeams", { n: numberOfTeams })
            : t("groups.withdrawn", { reason: withdrawn })}
        </span>
        <span className={classes["chips"]}>
          <Chip tone="accent">{t("groups.software")}</Chip>
          {withdrawn === null && changedTeams > 0 && (
            <Chip tone="warn">{t("groups.changedCount", { n: changedTeams })}</Chip>
          )}
        </span>
        {reminded && <span className={classes["reminder"]}>{t("groups.reminder")}</span>}
      </span>
      <ForwardIcon size={18} />
    </Link>
  );
};

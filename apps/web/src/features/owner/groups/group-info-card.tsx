import { t } from "#i18n/translate.ts";
import type { GroupInfo } from "@teamwright/contract";
import { GroupLogo } from "#blocks/group-logo/group-logo.tsx";
import { indianDay } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import classes from "./owner-groups.module.css";

/** Name, owner, created date, and what the members ask for. */
export const GroupInfoCard = ({ group }: { readonly group: GroupInfo }) => {
  const { group_name, group_logo, group_owner_mobile_number, created_at, group_members } = group;
  const active = group_members.filter(({ active_plan }) => active_plan);
  const teams = active.reduce((sum, { teams_count }) => sum + teams_count, 0);
  return (
    <Card heading={t("groups.groupInfo")}>
      <div className={classes["head"]}>
        <GroupLogo logo={group_logo} name={group_name} size={52} />
        <p className={classes["name"]}>{group_name}</p>
      </div>
      <Stats>
        <Stat label={t("groups.owner")}>{group_owner_mobile_number}</Stat>
        <Stat label={t("groups.created")}>{indianDay(Date.parse(created_at))}</Stat>
        <Stat label={t("groups.members")}>{group_members.length}</Stat>
        <Stat label={t("groups.activeMembers")}>{active.length}</Stat>
        <Stat label={t("groups.teamsInTotal")}>{teams}</Stat>
      </Stats>
      <p className={classes["hint"]}>{t("groups.howToPost")}</p>
    </Card>
  );
};

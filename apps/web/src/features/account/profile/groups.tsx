import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import type { PlanStatus } from "@teamwright/contract";
import { useState } from "react";
import { GroupLogo } from "#blocks/group-logo/group-logo.tsx";
import { Card } from "#ui/card.tsx";
import { LogoutIcon } from "#ui/icon.tsx";
import { LeaveGroup, type GroupOfProfile } from "./leave-group.tsx";
import classes from "./profile-page.module.css";

/** The prime groups that the account is in, each with a way out. */
export const Groups = ({ status }: { readonly status: PlanStatus }) => {
  const [leaving, setLeaving] = useState<GroupOfProfile>();
  const groups = status.group_data;
  return (
    <Card level={3} heading={t("profile.groups")}>
      {groups.length === 0 && <p className={classes["none"]}>{t("profile.noGroups")}</p>}
      {groups.length > 0 && (
        <ul role="list" className={classes["devices"]}>
          {groups.map((group) => (
            <li key={group.groupId} className={`${classes["device"]} ${classes["group"]}`}>
              <GroupLogo logo={group.groupLogo} name={group.groupName} size={36} />
              <div>
                <p>{group.groupName}</p>
                <span>{t("profile.joined", { date: group.joinedDate })}</span>
              </div>
              <ActionIcon
                aria-label={t("profile.leaveGroup", { name: group.groupName })}
                onClick={() => setLeaving(group)}
              >
                <LogoutIcon />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <LeaveGroup group={leaving} phone={status.phoneNumber} onClose={() => setLeaving(undefined)} />
      )}
    </Card>
  );
};

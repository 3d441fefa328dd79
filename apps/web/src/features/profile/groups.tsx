import type { PlanStatus } from "@teamwright/contract";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import { Picture } from "../../ui/picture.tsx";
import classes from "./profile-page.module.css";

/** The prime groups that the account is in. */
export const Groups = ({ groups }: { readonly groups: PlanStatus["group_data"] }) => {
  const { profile } = useText();
  return (
    <Card heading={profile.groups}>
      {groups.length === 0 && <p className={classes["none"]}>{profile.noGroups}</p>}
      {groups.length > 0 && (
        <ul role="list" className={classes["devices"]}>
          {groups.map(({ groupId, groupName, groupLogo, joinedDate }) => (
            <li key={groupId} className={`${classes["device"]} ${classes["group"]}`}>
              <Picture src={groupLogo} name={groupName} />
              <div>
                <p>{groupName}</p>
                <span>{profile.joined(joinedDate)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./profile-page.module.css";

/** The fantasy apps that the account is linked to: none before linking exists. */
export const Apps = () => {
  const { profile } = useText();
  return (
    <Card heading={profile.apps}>
      <p className={classes["none"]}>{profile.noApps}</p>
    </Card>
  );
};

import { t } from "#i18n/translate.ts";
import { Spinner } from "#ui/spinner.tsx";
import classes from "./groups.module.css";

/** While a team's link is on its way. */
export const TransferringOverlay = () => (
  <div className={classes["overlay"]} role="status">
    <Spinner />
    <p>{t("groups.transferring")}</p>
  </div>
);

import { t } from "../../../i18n/translate.ts";
import { Loader } from "@mantine/core";
import "@mantine/core/styles/Loader.layer.css";
import classes from "./groups.module.css";

/** While a team's link is on its way. */
export const TransferringOverlay = () => (
  <div className={classes["overlay"]} role="status">
    <Loader />
    <p>{t("groups.transferring")}</p>
  </div>
);

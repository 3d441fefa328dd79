import { t } from "#i18n/translate.ts";
import classes from "./profile-page.module.css";

/** In the place of a part whose data only the server has, once the server did not answer. */
export const NotLoaded = ({ loading }: { readonly loading: boolean }) =>
  loading ? null : <p className={classes["none"]}>{t("profile.notLoaded")}</p>;

import { t } from "#i18n/translate.ts";
import classes from "./other-site.module.css";

/**
 * Says before a link is followed that it leads to another site, and to which one. The host is in the form that the
 * network uses: letters that look like those of a known name show as what they are.
 */
export const OtherSite = ({ href }: { readonly href: string }) => (
  <>
    <p className={classes["lead"]}>{t("common.otherSite")}</p>
    <strong className={classes["host"]} dir="ltr" translate="no">
      {URL.parse(href)?.host}
    </strong>
  </>
);

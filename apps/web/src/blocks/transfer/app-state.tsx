import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { hiddenPhone } from "./hidden-phone.ts";
import classes from "./transfer.module.css";

/** "Linked ••••••0001" or "Not Linked", and further notes. */
export const AppState = ({ app, children }: { readonly app: LinkedApp; readonly children?: ReactNode }) => (
  <p className={classes["state"]}>
    <span className={app.link ? (classes["on"] ?? "") : ""}>
      {t(app.link ? "transfer.linked" : "transfer.notLinked")}
    </span>
    {app.link && <span>{hiddenPhone(app.mobileNumber)}</span>}
    {children && <span>{children}</span>}
  </p>
);

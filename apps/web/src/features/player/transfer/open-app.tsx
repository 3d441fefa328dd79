import { siteOf } from "../../../data/transfer/app-sites.ts";
import type { LinkedApp } from "../../../data/transfer/linked-apps.ts";
import { t } from "../../../i18n/translate.ts";
import { AnchorButton } from "../../../ui/anchor-button.tsx";

/** Opens the app, where the next step is to join contests; nothing for an app whose address is unknown. */
export const OpenApp = ({ app }: { readonly app: LinkedApp }) => {
  const site = siteOf(app.slug);
  return (
    site !== undefined && (
      <AnchorButton href={site} target="_blank" rel="noopener noreferrer">
        {t("transfer.openApp", { app: app.name })}
      </AnchorButton>
    )
  );
};

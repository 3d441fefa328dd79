import { siteOf } from "#data/transfer/app-sites.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { t } from "#i18n/translate.ts";
import { AnchorButton } from "#ui/anchor-button.tsx";

interface OpenAppProps {
  readonly app: LinkedApp;
  /** One of several, in a row of its own. */
  readonly small?: boolean;
}

/** Opens the app, where the next step is to join contests; nothing for an app whose address is unknown. */
export const OpenApp = ({ app, small = false }: OpenAppProps) => {
  const site = siteOf(app.slug);
  return (
    site !== undefined && (
      <AnchorButton
        href={site}
        target="_blank"
        rel="noopener noreferrer"
        {...(small && { size: "sm", variant: "soft" })}
      >
        {t("transfer.openApp", { app: app.name })}
      </AnchorButton>
    )
  );
};

import type { FantasyApp } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";

/** The app's name; "Other" for one that is not in the registry. */
export const appNameOf = (slug: string, apps: readonly FantasyApp[]): string =>
  apps.find((app) => app.slug === slug)?.name ?? t("experts.form.otherApp");

import { useNavigate } from "react-router";
import { linkAgain } from "#blocks/transfer/link-again.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

export type WhyUnlinked = "expired" | "unlinked";

/** To the profile, where the app is linked again; it says why, and leads back to the transfer. */
export function useLeaveForProfile({ slug, name }: LinkedApp): (why: WhyUnlinked) => void {
  const navigate = useNavigate();
  return useLatestCallback((why) => {
    const message =
      why === "expired"
        ? t("replies.appSessionExpired", { app: name })
        : t("transfer.pleaseLink", { app: name });
    void navigate(paths.profile, { replace: true, state: linkAgain(slug, message) });
  });
}

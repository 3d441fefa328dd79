import { useState } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { shareAttempt } from "#engine-client/share-attempt.ts";
import { t } from "#i18n/translate.ts";
import { shareOrCopy } from "#lib/share-address.ts";
import { toast } from "#ui/toast.ts";

/** Shares a link that makes the attempt's teams on any device, or shows why it cannot. */
export function useShareAttempt(openedAttempt: OpenedAttempt) {
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    const outcome = await shareAttempt(openedAttempt, location.origin);
    setBusy(false);
    if (!outcome.ok) {
      toast.warning(
        outcome.error === "no_strategy" ? t("share-link.noStrategy") : t("share-link.otherTeams"),
      );
      return;
    }
    const { left_name: left, right_name: right } = openedAttempt.match;
    const went = await shareOrCopy(outcome.value, t("share-link.linkTitle", { left, right }));
    if (went === "copied") toast.success(t("share-link.copied"));
    else if (went === "failed") toast.error(t("share-link.failed"));
  };
  return { busy, share };
}

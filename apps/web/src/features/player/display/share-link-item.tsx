import { t } from "../../../i18n/translate.ts";
import { useState } from "react";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { shareAttempt } from "../../../engine-client/share-attempt.ts";
import { shareOrCopy } from "../../../lib/share-address.ts";
import { ShareIcon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./export-sheet.module.css";

interface ShareLinkItemProps {
  readonly attempt: OpenedAttempt;
  readonly onDone: () => void;
}

/** Creates a link that makes the attempt's teams on any device, or shows why it cannot. */
export const ShareLinkItem = ({ attempt, onDone }: ShareLinkItemProps) => {
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    const made = await shareAttempt(attempt, location.origin);
    setBusy(false);
    onDone();
    if (!made.ok) {
      toast.warning(made.error === "no_strategy" ? t("share-link.noStrategy") : t("share-link.otherTeams"));
      return;
    }
    const { left_name: left, right_name: right } = attempt.match;
    const went = await shareOrCopy(made.value, t("share-link.linkTitle", { left, right }));
    if (went === "copied") toast.success(t("share-link.copied"));
    else if (went === "failed") toast.error(t("share-link.failed"));
  };
  return (
    <button type="button" className={classes["item"]} disabled={busy} onClick={() => void onClick()}>
      <ShareIcon />
      <span>
        {t("share-link.link")}
        <i>{t("share-link.linkHint")}</i>
      </span>
    </button>
  );
};

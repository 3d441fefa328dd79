import { useState } from "react";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { shareAttempt } from "../../engine-client/share-attempt.ts";
import { useText } from "../../i18n/text.ts";
import { shareOrCopy } from "../../lib/share-address.ts";
import { ShareIcon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./export-sheet.module.css";

interface ShareLinkItemProps {
  readonly attempt: OpenedAttempt;
  readonly onDone: () => void;
}

/** Gives out a link that makes the attempt's teams on any device, or says why none can. */
export const ShareLinkItem = ({ attempt, onDone }: ShareLinkItemProps) => {
  const { share } = useText();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    setBusy(true);
    const made = await shareAttempt(attempt, location.origin);
    setBusy(false);
    onDone();
    if (!made.ok) {
      toast.warning(made.error === "no_strategy" ? share.noStrategy : share.otherTeams);
      return;
    }
    const { left_name: left, right_name: right } = attempt.match;
    const went = await shareOrCopy(made.value, share.linkTitle(left, right));
    if (went === "copied") toast.success(share.copied);
    else if (went === "failed") toast.error(share.failed);
  };
  return (
    <button type="button" className={classes["item"]} disabled={busy} onClick={() => void onClick()}>
      <ShareIcon />
      <span>
        {share.link}
        <i>{share.linkHint}</i>
      </span>
    </button>
  );
};

import { t } from "#i18n/translate.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { ShareIcon } from "#ui/icon.tsx";
import classes from "./export-sheet.module.css";
import { useShareAttempt } from "./use-share-attempt.ts";

interface ShareLinkItemProps {
  readonly attempt: OpenedAttempt;
  readonly onDone: () => void;
}

/** Shares the attempt as a link, from the sheet of the exports. */
export const ShareLinkItem = ({ attempt, onDone }: ShareLinkItemProps) => {
  const { busy, share } = useShareAttempt(attempt);
  return (
    <button
      type="button"
      className={classes["item"]}
      disabled={busy}
      onClick={() => void share().then(onDone)}
    >
      <ShareIcon />
      <span>
        {t("share-link.link")}
        <i>{t("share-link.linkHint")}</i>
      </span>
    </button>
  );
};

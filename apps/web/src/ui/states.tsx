import { Button } from "./button.tsx";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { useConnected } from "#lib/use-connected.ts";
import { EmptyPicture } from "./empty-picture.tsx";
import classes from "./state.module.css";

type EmptyStateProps = {
  readonly title: string;
  /** The next step in a sentence. */
  readonly hint?: string;
  readonly action?: ReactNode;
};

/** An empty state: the picture, what is missing, the next step. */
export const EmptyState = ({ title, hint, action }: EmptyStateProps) => (
  <div className={classes["state"]}>
    <EmptyPicture />
    <p className={classes["title"]}>{title}</p>
    {hint && <p className={classes["hint"]}>{hint}</p>}
    {action && <div className={classes["action"]}>{action}</div>}
  </div>
);

type ErrorStateProps = {
  readonly title: string;
  readonly hint?: string | undefined;
  /** The hint without a network; absent: that the stored teams still open. */
  readonly offlineHint?: string | undefined;
  /** Absent: the button loads the page again, for what was read from the device. */
  readonly onRetry?: (() => void) | undefined;
  /** Another action beside the retry. */
  readonly action?: ReactNode;
};

/** Loading failed: shows it at once and offers a retry. */
export const ErrorState = ({ title, hint, offlineHint, onRetry, action }: ErrorStateProps) => {
  const shownHint = useConnected() ? hint : (offlineHint ?? t("shell.offlineHint"));
  return (
    <div className={classes["state"]} role="alert">
      <EmptyPicture />
      <p className={classes["title"]}>{title}</p>
      {shownHint && <p className={classes["hint"]}>{shownHint}</p>}
      <div className={classes["action"]}>
        <Button variant="soft" onClick={onRetry ?? (() => location.reload())}>
          {t(onRetry ? "shell.retry" : "shell.reload")}
        </Button>
        {action}
      </div>
    </div>
  );
};

import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { EmptyPicture } from "./empty-picture.tsx";
import classes from "./state.module.css";

type EmptyStateProps = {
  readonly title: string;
  /** The next step in a sentence. */
  readonly hint?: string;
  readonly action?: ReactNode;
};

/** Nothing to show: the picture, what is missing, what to do next. */
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
  readonly hint?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** Loading failed: says so at once and offers to try again. */
export const ErrorState = ({ title, hint, retryLabel, onRetry }: ErrorStateProps) => (
  <div className={classes["state"]} role="alert">
    <EmptyPicture />
    <p className={classes["title"]}>{title}</p>
    {hint && <p className={classes["hint"]}>{hint}</p>}
    <div className={classes["action"]}>
      <Button variant="soft" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  </div>
);

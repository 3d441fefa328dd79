import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { SkeletonList } from "./skeleton.tsx";
import { ErrorState } from "./states.tsx";

interface QueryLike {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** What is read of the device, by `useLive`: a failure has no message, and its button loads the page again. */
interface LiveRead {
  readonly value: unknown;
  readonly hasFailed: boolean;
}

type QueryStateProps = {
  readonly query: QueryLike | LiveRead;
  /** The title of a failure; absent: its message. */
  readonly failedTitle?: string;
  readonly hint?: string | undefined;
  /** The hint without a network; absent: that the stored teams still open. */
  readonly offlineHint?: string;
  /** Another action beside the retry. */
  readonly action?: ReactNode;
  /** What is announced while it loads; absent: "Loading". */
  readonly loading?: string;
  /** Rows of the content that is loading, and their height. */
  readonly rows: number;
  readonly height: number;
  /** Shown once it is loaded, for a page without content: why there is none. Absent: nothing. */
  readonly children?: ReactNode;
};

/** The page keeps its data, and what is typed in it. */
const RenewalNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="warn"
    live
    action={
      <Button variant="soft" size="compact" onClick={onRetry}>
        {t("shell.retry")}
      </Button>
    }
  >
    {t("shell.notUpdated")}
  </Notice>
);

/**
 * What a page shows in place of its data: rows until it is loaded, a failure with a retry, then why there is no data. Above data
 * that could not be loaded again: a line with a retry.
 */
export const QueryState = (props: QueryStateProps) => {
  const { query, failedTitle, loading, rows, height, children, ...failure } = props;
  const isLive = "hasFailed" in query;
  const hasData = (isLive ? query.value : query.data) !== undefined;
  if (!isLive && query.isError && hasData) return <RenewalNotice onRetry={() => void query.refetch()} />;
  if (isLive ? query.hasFailed : query.isError)
    return (
      <ErrorState
        {...failure}
        title={failedTitle ?? (isLive ? undefined : query.error?.message) ?? t("shell.somethingWentWrong")}
        onRetry={isLive ? undefined : () => void query.refetch()}
      />
    );
  if (hasData) return children;
  return <SkeletonList label={loading ?? t("shell.loading")} rows={rows} height={height} />;
};

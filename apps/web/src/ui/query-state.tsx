import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { SkeletonList } from "./skeleton.tsx";
import { ErrorState } from "./states.tsx";

interface QueryLike {
  readonly data?: unknown;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

type QueryStateProps = {
  readonly query: QueryLike;
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
};

/** What a query shows beside its data: rows until it is loaded, a failure with a retry, and nothing once it is loaded. */
export const QueryState = (props: QueryStateProps) => {
  const { query, failedTitle, loading, rows, height, ...failure } = props;
  const { data, isError, error, refetch } = query;
  if (isError)
    return (
      <ErrorState
        {...failure}
        title={failedTitle ?? error?.message ?? t("shell.somethingWentWrong")}
        onRetry={() => void refetch()}
      />
    );
  if (data !== undefined) return null;
  return <SkeletonList label={loading ?? t("shell.loading")} rows={rows} height={height} />;
};

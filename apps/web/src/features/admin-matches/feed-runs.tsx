import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffPager } from "../../blocks/staff-records/staff-pager.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { FeedRunTable } from "./feed-run-table.tsx";
import { feedRunsQuery } from "./match-queries.ts";

/** What each feed did last, and why it was refused. */
export const FeedRuns = () => {
  const text = useStaffText();
  const { shell } = useText();
  const { matchDesk: words } = text;
  const [page, setPage] = useState(0);
  const runs = useQuery({ ...feedRunsQuery(page), refetchInterval: 30_000 });
  const { data } = runs;
  if (runs.isError)
    return (
      <ErrorState title={runs.error.message} retryLabel={shell.retry} onRetry={() => void runs.refetch()} />
    );
  if (!data) return <SkeletonList label={shell.loading} rows={4} height={108} />;
  if (data.data.length === 0) return <EmptyState title={words.noRuns} hint={words.noRunsHint} />;
  return (
    <>
      <FeedRunTable runs={data.data} feeds={data.feeds} busy={runs.isPlaceholderData} />
      <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />
    </>
  );
};

import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { FeedRunTable } from "./feed-run-table.tsx";
import { feedRunsQuery } from "./match-queries.ts";

/** The last runs of each feed, and why they were refused. */
export const FeedRuns = () => {
  const [page, setPage] = useState(0);
  const runs = useQuery({ ...feedRunsQuery(page), refetchInterval: 30_000 });
  const { data } = runs;
  const state = <QueryState query={runs} rows={4} height={108} />;
  if (!data) return state;
  if (data.data.length === 0)
    return <EmptyState title={t("match-desk.noRuns")} hint={t("match-desk.noRunsHint")} />;
  return (
    <>
      {state}
      <FeedRunTable runs={data.data} feeds={data.feeds} busy={runs.isPlaceholderData} />
      <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />
    </>
  );
};

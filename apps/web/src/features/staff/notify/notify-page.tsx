import { statistics } from "@teamwright/contract/resources/statistics";
import { t } from "#i18n/translate.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RecordTable } from "#blocks/staff-records/record-table.tsx";
import { apiOf, dataOf } from "#data/api/client.ts";
import { useSession } from "#data/api/session.ts";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";

const api = apiOf({ statistics });

const notifyQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ["staff", "notify", userId, page],
    queryFn: async ({ signal }) =>
      dataOf(await api.statistics.notifyList({ params: { userId }, query: { page }, signal })),
    enabled: userId !== "",
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Registrations and plan additions of all superusers, newest first. */
export const NotifyPage = () => {
  const session = useSession();
  const [page, setPage] = useState(0);
  const list = useQuery(notifyQuery(session.state === "in" ? session.id : "", page));
  const { data } = list;
  return (
    <Page title={t("shell.title.superUserNotifyList")} onBack={useBackTo(paths.adminDecisionPanel)}>
      <QueryState query={list} rows={5} height={112} />
      {data?.data.length === 0 && (
        <EmptyState title={t("staff.notify.none")} hint={t("staff.notify.noneHint")} />
      )}
      {data && data.data.length > 0 && (
        <RecordTable
          label={t("shell.title.superUserNotifyList")}
          records={data.data}
          withSuperuser
          busy={list.isPlaceholderData}
        />
      )}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};

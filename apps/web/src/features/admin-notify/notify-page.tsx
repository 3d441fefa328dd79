import { messages } from "@teamwright/domain/messages";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { RecordTable } from "../../blocks/staff-records/record-table.tsx";
import { api, dataOf } from "../../data/api/client.ts";
import { useSession } from "../../data/api/session.ts";
import { StaffPager } from "../../blocks/staff-records/staff-pager.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";

const notifyQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: ["staff", "notify", userId, page],
    queryFn: async ({ signal }) =>
      dataOf(await api.staff.notifyList({ params: { userId }, query: { page }, signal })),
    enabled: userId !== "",
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Registrations and plan additions of all superusers, newest first. */
export const NotifyPage = () => {
  const text = useStaffText();
  const { shell } = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const list = useQuery(notifyQuery(session.state === "in" ? session.id : "", page));
  const { data } = list;
  return (
    <Page
      title={messages.admin.superUserNotifyList}
      back={{ label: shell.back, onBack: () => void navigate(paths.adminDecisionPanel) }}
    >
      {list.isLoading && <SkeletonList label={shell.loading} rows={5} height={112} />}
      {list.isError && (
        <ErrorState title={list.error.message} retryLabel={shell.retry} onRetry={() => void list.refetch()} />
      )}
      {data?.data.length === 0 && <EmptyState title={text.notify.none} hint={text.notify.noneHint} />}
      {data && data.data.length > 0 && (
        <RecordTable
          label={messages.admin.superUserNotifyList}
          records={data.data}
          withSuperuser
          busy={list.isPlaceholderData}
        />
      )}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};

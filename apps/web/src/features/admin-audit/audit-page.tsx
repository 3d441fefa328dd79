import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { api, dataOf } from "../../data/api/client.ts";
import { StaffPager } from "../../blocks/staff-records/staff-pager.tsx";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { phoneFrom } from "../../lib/handed-phone.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { AuditFilter, type Filter } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";

const PAGE_SIZE = 20;

const auditQuery = ({ phone, action }: Filter, page: number) =>
  queryOptions({
    queryKey: ["staff", "audit", phone, action, page],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.admin.audit({
          query: {
            page,
            size: PAGE_SIZE,
            ...(phone.length === 10 ? { phoneNumber: phone } : {}),
            ...(action === "" ? {} : { action }),
          },
          signal,
        }),
      ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Who changed what, newest first. */
export const AuditPage = () => {
  const text = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const handed = phoneFrom(useLocation().state);
  const [filter, setFilter] = useState<Filter>({ phone: handed, action: "" });
  const [page, setPage] = useState(0);
  // While digits are being typed the list stays as it is.
  const asked = filter.phone.length === 10 ? filter : { ...filter, phone: "" };
  const log = useQuery(auditQuery(asked, page));
  const { data } = log;
  return (
    <Page
      title={text.audit.title}
      back={{ label: shell.back, onBack: () => void navigate(paths.adminDecisionPanel) }}
      subheader={
        <AuditFilter
          filter={filter}
          onChange={(next) => {
            setFilter(next);
            setPage(0);
          }}
        />
      }
    >
      {log.isLoading && <SkeletonList label={shell.loading} rows={6} height={96} />}
      {log.isError && (
        <ErrorState title={log.error.message} retryLabel={shell.retry} onRetry={() => void log.refetch()} />
      )}
      {data?.data.length === 0 && <EmptyState title={text.audit.none} hint={text.audit.noneHint} />}
      {data && data.data.length > 0 && <AuditTable entries={data.data} busy={log.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};

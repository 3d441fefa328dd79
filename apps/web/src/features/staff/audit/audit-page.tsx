import { audit } from "@teamwright/contract/resources/audit";
import { t } from "../../../i18n/translate.ts";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { apiOf, dataOf } from "../../../data/api/client.ts";
import { StaffPager } from "../../../blocks/staff-records/staff-pager.tsx";
import { phoneFrom } from "../../../lib/handed-phone.ts";
import { paths } from "../../../lib/paths.ts";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useBackTo } from "../../../ui/use-back.ts";
import { AuditFilter, type Filter } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";

const api = apiOf({ audit });

const PAGE_SIZE = 20;

const auditQuery = ({ phone, action }: Filter, page: number) =>
  queryOptions({
    queryKey: ["staff", "audit", phone, action, page],
    queryFn: async ({ signal }) =>
      dataOf(
        await api.audit.list({
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

/** The changes with their authors, newest first. */
export const AuditPage = () => {
  const handed = phoneFrom(useLocation().state);
  const [filter, setFilter] = useState<Filter>({ phone: handed, action: "" });
  const [page, setPage] = useState(0);
  // The list does not change while digits are being typed.
  const asked = filter.phone.length === 10 ? filter : { ...filter, phone: "" };
  const log = useQuery(auditQuery(asked, page));
  const { data } = log;
  return (
    <Page
      title={t("staff.audit.title")}
      back={{ label: t("shell.back"), onBack: useBackTo(paths.adminDecisionPanel) }}
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
      {log.isLoading && <SkeletonList label={t("shell.loading")} rows={6} height={96} />}
      {log.isError && (
        <ErrorState
          title={log.error.message}
          retryLabel={t("shell.retry")}
          onRetry={() => void log.refetch()}
        />
      )}
      {data?.data.length === 0 && (
        <EmptyState title={t("staff.audit.none")} hint={t("staff.audit.noneHint")} />
      )}
      {data && data.data.length > 0 && <AuditTable entries={data.data} busy={log.isPlaceholderData} />}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={setPage} />}
    </Page>
  );
};

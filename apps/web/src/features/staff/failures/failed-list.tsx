import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { t } from "#i18n/translate.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import type { ReadPage } from "./failure-calls.ts";

interface FailedListProps<Row> {
  /** Names the list in the cache. */
  readonly kind: "jobs" | "webhooks";
  readonly label: string;
  readonly none: string;
  readonly read: ReadPage<Row>;
  readonly columns: readonly Column<Row>[];
}

/** A paged list of what failed. Other admins handle failures too, so it is read again while it is open. */
export const FailedList = <Row extends { readonly id: string }>(props: FailedListProps<Row>) => {
  const { kind, label, none, read, columns } = props;
  const [page, setPage] = useState(0);
  const list = useQuery({
    queryKey: ["failures", kind, page],
    queryFn: ({ signal }) => read(page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
  const state = <QueryState query={list} rows={4} height={96} />;
  if (!list.data) return state;
  const { data, totalPages } = list.data;
  return (
    <>
      {state}
      {data.length === 0 ? (
        <EmptyState title={none} hint={t("failures.noneHint")} />
      ) : (
        <DataTable
          label={label}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          busy={list.isPlaceholderData}
        />
      )}
      {/* The last row of a page may have been handled: the way back stays. */}
      <StaffPager
        page={page}
        totalPages={Math.max(totalPages, data.length === 0 ? page + 1 : 0)}
        onChange={setPage}
      />
    </>
  );
};

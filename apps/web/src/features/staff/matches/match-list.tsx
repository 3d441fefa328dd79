import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { ChangeMany } from "./change-many.tsx";
import { MatchFilterBar } from "./match-filter.tsx";
import { deskMatchesQuery, everyMatch } from "./match-queries.ts";
import { MatchTable } from "./match-table.tsx";

/** Stored matches, the next one first; with filters, and changes of several. */
export const MatchList = ({ onImport }: { readonly onImport: () => void }) => {
  const [filter, setFilter] = useState(everyMatch);
  const [page, setPage] = useState(0);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const search = useDeferredValue(filter.search.trim());
  const askedFilter = { ...filter, search };
  const list = useQuery(deskMatchesQuery(askedFilter, page));
  const { data } = list;
  const isFiltered = JSON.stringify(askedFilter) !== JSON.stringify(everyMatch);
  const turn = (next: number) => {
    setPage(next);
    setSelectedIds(new Set());
  };
  return (
    <>
      <MatchFilterBar
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          turn(0);
        }}
      />
      <QueryState query={list} rows={5} height={108} />
      {data?.data.length === 0 && isFiltered && <EmptyState title={t("match-desk.noneFound")} />}
      {data?.data.length === 0 && !isFiltered && (
        <EmptyState
          title={t("match-desk.noMatches")}
          hint={t("match-desk.noMatchesHint")}
          action={
            <Button variant="soft" onClick={onImport}>
              {t("match-desk.goImport")}
            </Button>
          }
        />
      )}
      {data && selectedIds.size > 0 && (
        <ChangeMany
          matches={data.data.filter(({ id }) => selectedIds.has(id))}
          onDone={() => setSelectedIds(new Set())}
        />
      )}
      {data && data.data.length > 0 && (
        <MatchTable
          matches={data.data}
          busy={list.isPlaceholderData}
          selectedIds={selectedIds}
          onSelect={setSelectedIds}
        />
      )}
      {data && <StaffPager page={page} totalPages={data.totalPages} onChange={turn} />}
    </>
  );
};

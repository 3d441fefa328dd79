import { audit } from "@teamwright/contract/resources/audit";
import type { AuditEntry } from "@teamwright/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";
import type { Filter } from "./audit-filter.tsx";

const api = apiOf({ audit });

const PAGE_SIZE = 20;
/** Of one read for the file, and the most entries that a file holds. */
const FILE_PAGE = 100;
const MAX_FILE_ENTRIES = 5000;

/** A field of the filter that is empty, or a number that is not complete, bounds nothing. */
const queryOf = ({ phone, action, from, to, about }: Filter) => ({
  ...(phone.length === 10 ? { phoneNumber: phone } : {}),
  ...(action === "" ? {} : { action }),
  ...(from === "" ? {} : { from }),
  ...(to === "" ? {} : { to }),
  ...(about.trim() === "" ? {} : { about: about.trim() }),
});

export const auditQuery = (filter: Filter, page: number) =>
  queryOptions({
    queryKey: ["staff", "audit", queryOf(filter), page],
    queryFn: async ({ signal }) =>
      dataOf(await api.audit.list({ query: { ...queryOf(filter), page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** All entries of the filter, newest first; `isPartial` when there are more than a file holds. */
export async function readEntries(
  filter: Filter,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly isPartial: boolean }> {
  const entries: AuditEntry[] = [];
  for (let page = 0; entries.length < MAX_FILE_ENTRIES; page++) {
    const read = dataOf(await api.audit.list({ query: { ...queryOf(filter), page, size: FILE_PAGE } }));
    entries.push(...read.data);
    if (page + 1 >= read.totalPages) return { entries, isPartial: false };
  }
  return { entries, isPartial: true };
}

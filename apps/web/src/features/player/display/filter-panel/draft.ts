import type { TextKey } from "#i18n/translate.ts";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamFilter } from "@teamwright/engine";
import { filterKindOf } from "./filter-kinds.ts";
import type { PanelKind } from "./filter-kinds.ts";

/** A filter being edited: its entries as texts ("12", "5-6", "98.5"), and for players those that must be absent. */
export interface FilterDraft {
  readonly kind: PanelKind;
  readonly entries: readonly string[];
  readonly absent: readonly string[];
}

export const emptyDraft = (kind: PanelKind): FilterDraft => ({ kind, entries: [], absent: [] });

/** The draft with the entry, or why it cannot be added, in the specification's words. */
export function withEntry(
  draft: FilterDraft,
  entry: string,
  list: "entries" | "absent" = "entries",
): Outcome<FilterDraft, TextKey> {
  const { empty, duplicate } = filterKindOf(draft.kind);
  if (draft.kind === "credits" && !isCredits(entry)) return fail("teams.invalidCredits");
  if (entry === "") return fail(empty);
  const addedEntry = draft.kind === "credits" ? String(Number(entry)) : entry;
  if (draft[list].includes(addedEntry)) return fail(duplicate);
  if (list === "entries" && draft.absent.includes(addedEntry)) return fail("teams.inAbsentList");
  if (list === "absent" && draft.entries.includes(addedEntry)) return fail("teams.inPresentList");
  return succeed({ ...draft, [list]: [...draft[list], addedEntry] });
}

const isCredits = (entry: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(entry) && Number(entry) <= 100;

export const withoutEntry = (draft: FilterDraft, entry: string): FilterDraft => ({
  ...draft,
  entries: draft.entries.filter((each) => each !== entry),
  absent: draft.absent.filter((each) => each !== entry),
});

const counts = (entries: readonly string[]) => entries.map((entry) => entry.split("-").map(Number));

/** The filter of the draft, or why the draft is not a valid filter. */
export function filterFrom({ kind, entries, absent }: FilterDraft): Outcome<TeamFilter, TextKey> {
  if (entries.length + absent.length === 0) return fail(filterKindOf(kind).empty);
  const numbers = entries.map(Number);
  switch (kind) {
    case "players":
      return succeed({ kind, present: numbers, absent: absent.map(Number) });
    case "captain":
    case "vice-captain":
      return succeed({ kind, players: numbers });
    case "partition":
      return succeed({
        kind,
        partitions: counts(entries).map(([left = 0, right = 0]) => [left, right] as const),
      });
    case "credits":
      return succeed({ kind, credits: numbers });
    case "combination":
      return succeed({ kind, combinations: counts(entries) });
  }
}

const joinEach = (list: readonly (readonly number[])[]) => list.map((each) => each.join("-"));

/** The draft of an existing filter, to change it. */
export function draftOf(filter: TeamFilter): FilterDraft | null {
  switch (filter.kind) {
    case "players":
      return { kind: filter.kind, entries: filter.present.map(String), absent: filter.absent.map(String) };
    case "captain":
    case "vice-captain":
      return { kind: filter.kind, entries: filter.players.map(String), absent: [] };
    case "partition":
      return { kind: filter.kind, entries: joinEach(filter.partitions), absent: [] };
    case "credits":
      return { kind: filter.kind, entries: filter.credits.map(String), absent: [] };
    case "combination":
      return { kind: filter.kind, entries: joinEach(filter.combinations), absent: [] };
    case "percentage":
      return null;
  }
}

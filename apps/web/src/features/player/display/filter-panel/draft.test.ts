import { fail, type Outcome } from "@teamwright/domain";
import { expect, test } from "vitest";
import { t, type TextKey } from "#i18n/translate.ts";
import type { TeamFilter } from "@teamwright/engine";
import { draftOf, emptyDraft, filterFrom, withEntry, withoutEntry } from "./draft.ts";
import type { FilterDraft } from "./draft.ts";
import { filterKinds } from "./filter-kinds.ts";

const draftAdded = (draft: FilterDraft, entry: string, list?: "entries" | "absent"): FilterDraft => {
  const outcome = withEntry(draft, entry, list);
  if (!outcome.ok) throw new Error(t(outcome.error));
  return outcome.value;
};

/** An outcome with the text of its refusal. */
const wordOutcome = <Value>(outcome: Outcome<Value, TextKey>): Outcome<Value, string> =>
  outcome.ok ? outcome : fail(t(outcome.error));

test("a player cannot be present and absent at once", () => {
  const draft = draftAdded(emptyDraft("players"), "3");
  expect(wordOutcome(withEntry(draft, "3", "absent"))).toEqual({
    ok: false,
    error: "Player already selected in Present List!",
  });
  expect(wordOutcome(withEntry(draftAdded(emptyDraft("players"), "3", "absent"), "3"))).toEqual({
    ok: false,
    error: "Player already selected in Absent List!",
  });
  expect(wordOutcome(withEntry(draft, "3"))).toEqual({ ok: false, error: "Player already present!" });
});

test.each([
  ["captain", "3", "Player already present!", "No player is added!"],
  ["vice-captain", "3", "Player already present!", "No player is added!"],
  ["partition", "5-6", "Partision Strategy already present!", "No Strategy is added!"],
  ["combination", "1-3-2-5", "Combination Strategy already present!", "No Combination is added!"],
  ["credits", "98.5", "Credit already present!", "Credit List is Empty!"],
] as const)(
  "%s refuses duplicates and an empty list in the documents' words",
  (kind, entry, duplicate, empty) => {
    expect(wordOutcome(withEntry(draftAdded(emptyDraft(kind), entry), entry))).toEqual({
      ok: false,
      error: duplicate,
    });
    expect(wordOutcome(filterFrom(emptyDraft(kind)))).toEqual({ ok: false, error: empty });
  },
);

test.each(["", "abc", "101", "-1", "98.555"])("%s is no credits", (entry) => {
  expect(wordOutcome(withEntry(emptyDraft("credits"), entry))).toEqual({
    ok: false,
    error: "Invalid Credits!",
  });
});

test("98 and 98.0 are the same credits", () => {
  expect(withEntry(draftAdded(emptyDraft("credits"), "98"), "98.0")).toMatchObject({ ok: false });
});

test("each of the six filters is made, and taken apart again to be changed", () => {
  const filters: readonly TeamFilter[] = [
    { kind: "players", present: [1, 2], absent: [3] },
    { kind: "captain", players: [4] },
    { kind: "vice-captain", players: [5, 6] },
    { kind: "partition", partitions: [[5, 6]] },
    { kind: "credits", credits: [98.5, 100] },
    { kind: "combination", combinations: [[1, 3, 2, 5]] },
  ];
  expect(filters.map(({ kind }) => kind)).toEqual(filterKinds.map(({ kind }) => kind));
  for (const filter of filters) {
    const draft = draftOf(filter);
    expect(draft === null ? null : filterFrom(draft)).toEqual({ ok: true, value: filter });
  }
});

test("an entry can be taken away", () => {
  const draft = draftAdded(draftAdded(emptyDraft("players"), "3"), "4", "absent");
  expect(withoutEntry(draft, "4")).toEqual({ kind: "players", entries: ["3"], absent: [] });
});

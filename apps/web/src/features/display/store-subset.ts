import { messages } from "@teamwright/domain/messages";
import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { selectedRows } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { findAttempt } from "../../data/records/attempts.ts";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { matchDetailOf } from "../../data/records/opened-attempt.ts";
import { storeAttempt } from "../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../data/records/store-attempt.ts";
import { engineClient } from "../../engine-client/engine-client.ts";

/** Source: the documents' section 9. */
const LONGEST_NAME = 40;

/** What is wrong with the name of a stored subset, in the user's words; null when nothing is. */
export function nameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return messages.store.invalidName;
  return length > LONGEST_NAME ? messages.store.nameTooLong : null;
}

interface Subset {
  readonly opened: OpenedAttempt;
  readonly teams: TeamColumns;
  readonly selected: Selection;
  readonly name: string;
}

/** Stores the selected teams, renumbered from 1, as an attempt of type 99. A failure is a sentence for the user. */
export async function storeSubset(subset: Subset): Promise<Outcome<StoredAttempt, string>> {
  const { opened, teams, selected, name } = subset;
  if (selected.count === 0) return fail(messages.store.selectTeams);
  const { match, attempt } = opened;
  // Deleted in another tab a moment ago: storing a part of it would bring the match back.
  if ((await findAttempt(match.id, attempt.id)) === null) return fail(messages.store.somethingWentWrong);
  const rows = selectedRows(selected);
  const picked = await engineClient.call("select", { teams, rows });
  if (!picked.ok) return fail(messages.store.somethingWentWrong);
  const stored = await storeAttempt({
    match: matchDetailOf(opened),
    // The subset was chosen by hand: what made its teams still says how they came about.
    strategy: attempt.selection_strategy,
    generationType: 99,
    shortcut: name,
    generation: {
      requested: selected.count,
      seed: null,
      possible: null,
      shortfalls: [],
      teams: picked.value,
    },
  });
  return stored.ok ? stored : fail(stored.error.message);
}

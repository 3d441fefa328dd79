import { t } from "#i18n/translate.ts";
import { fail, GENERATION_TYPE } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { TeamColumns } from "@teamwright/engine";
import { selectedRows } from "./selection.ts";
import type { Selection } from "./selection.ts";
import { findAttempt } from "#data/records/attempts.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { matchDetailOf } from "#data/records/opened-attempt.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { engineClient } from "#engine-client/engine-client.ts";

/** Source: section 9 of the documents. */
const MAX_NAME_LENGTH = 40;

/** The problem of a stored subset's name, as a message; null when there is none. */
export function nameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return t("teams.invalidName");
  return length > MAX_NAME_LENGTH ? t("teams.nameTooLong") : null;
}

interface Subset {
  readonly openedAttempt: OpenedAttempt;
  readonly teams: TeamColumns;
  readonly selection: Selection;
  readonly name: string;
}

/** Begins to store the selected teams, renumbered from 1, as an attempt of type 99. A failure is a message for the user. */
export async function storeSubset(subset: Subset): Promise<Outcome<StoredAttempt, string>> {
  const { openedAttempt, teams, selection, name } = subset;
  if (selection.count === 0) return fail(t("teams.selectTeams"));
  const { match, attempt } = openedAttempt;
  // Another tab has just deleted the match: storing a part of it would restore the match.
  if ((await findAttempt(match.id, attempt.id)) === null) return fail(t("teams.somethingWentWrong"));
  const rows = selectedRows(selection);
  const pickedTeams = await engineClient.call("select", { teams, rows });
  if (!pickedTeams.ok) return fail(t("teams.somethingWentWrong"));
  const outcome = await beginStoring({
    match: matchDetailOf(openedAttempt),
    // The user chose the subset; the strategy still describes how its teams were made.
    strategy: attempt.selection_strategy,
    generationType: GENERATION_TYPE.subset,
    shortcut: name,
    madeWithPoints: attempt.made_with_points ?? false,
    generation: {
      requested: selection.count,
      seed: null,
      possible: null,
      shortfalls: [],
      teams: pickedTeams.value,
    },
  });
  return outcome.ok ? outcome : fail(outcome.error.message);
}

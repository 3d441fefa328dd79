import { fail, GENERATION_TYPE } from "@teamwright/domain";
import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { findAttempt } from "#data/records/attempts.ts";
import { handedOver } from "#data/records/handed-over.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { keysOfTeams } from "#data/transfer/team-of-row.ts";
import { t } from "#i18n/translate.ts";
import type { SuggestedTeams } from "#workers/forecast/forecast-calls.ts";

const storedSuggestions = new WeakMap<SuggestedTeams, Promise<Outcome<StoredAttempt, string>>>();

/** Stores the teams as an attempt, the same one for every action on the suggestion. A failure is a sentence. */
export function storeSuggestion(
  match: MatchDetail,
  suggestion: SuggestedTeams,
  strategy: Strategy | null,
): Promise<Outcome<StoredAttempt, string>> {
  const before = storedSuggestions.get(suggestion);
  const storing = (async () => {
    const outcome = await before;
    return outcome?.ok === true && (await isThere(outcome.value, suggestion))
      ? outcome
      : store(match, suggestion, strategy);
  })();
  // At once: the second tap of a double tap waits for the first one.
  storedSuggestions.set(suggestion, storing);
  return storing;
}

/** The attempt may have been deleted or repaired since, and its number may be another's. */
async function isThere({ matchId, attemptId }: StoredAttempt, { teams }: SuggestedTeams): Promise<boolean> {
  const inMemory = handedOver(matchId, attemptId);
  if (inMemory !== null && inMemory.state !== "stored") return true;
  const openedAttempt = await findAttempt(matchId, attemptId);
  if (openedAttempt === null) return false;
  const keys = keysOfTeams(openedAttempt.teams.teams);
  return keys.size === teams.count && [...keysOfTeams(teams)].every((key) => keys.has(key));
}

async function store(
  match: MatchDetail,
  suggestion: SuggestedTeams,
  strategy: Strategy | null,
): Promise<Outcome<StoredAttempt, string>> {
  const { teams } = suggestion;
  const outcome = await beginStoring({
    match,
    strategy,
    generationType: GENERATION_TYPE.subset,
    shortcut: t("suggest.attemptName"),
    generation: { requested: teams.count, seed: null, possible: null, shortfalls: [], teams },
  });
  if (outcome.ok) return outcome;
  storedSuggestions.delete(suggestion);
  return fail(outcome.error.message);
}

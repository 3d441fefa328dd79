import { fail, GENERATION_TYPE } from "@teamwright/domain";
import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { t } from "#i18n/translate.ts";
import type { SuggestedTeams } from "#workers/forecast/forecast-calls.ts";

const storedSuggestions = new WeakMap<SuggestedTeams, Promise<Outcome<StoredAttempt, string>>>();

/** Stores the teams as an attempt, the same one for every action on the suggestion. A failure is a sentence. */
export function storeSuggestion(
  match: MatchDetail,
  suggestion: SuggestedTeams,
  strategy: Strategy | null,
): Promise<Outcome<StoredAttempt, string>> {
  const storing = storedSuggestions.get(suggestion) ?? store(match, suggestion, strategy);
  storedSuggestions.set(suggestion, storing);
  return storing;
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

import { t } from "#i18n/translate.ts";
import type { MatchDetail, Outcome } from "@teamwright/domain";
import { fail, GENERATION_TYPE } from "@teamwright/domain";
import type { EngineMatch, LeagueTeams } from "@teamwright/engine";
import { leagueLabel } from "#blocks/team/leagues.ts";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { newSeed } from "#lib/new-seed.ts";

export interface AutoWanted {
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly pool: readonly number[];
  readonly rules: 0 | 1;
}

export interface AutoMade extends StoredAttempt {
  /** Descriptions of leagues that had no team at their usual credits. */
  readonly fallbacks: readonly string[];
}

const fallbackOf = ({ league, teams, asked, from }: LeagueTeams): string[] =>
  teams > 0 && from < asked
    ? [t("strategy.leagueFellBack", { league: leagueLabel(league), credits: from })]
    : [];

/** Makes the teams of the three leagues and begins to store them; fails when none of them has a team. */
export async function makeAutoTeams(
  input: AutoWanted,
  signal: AbortSignal,
): Promise<Outcome<AutoMade, string>> {
  const { match, engineMatch, pool, rules } = input;
  const seed = newSeed();
  const outcome = await engineClient.call("auto", { match: engineMatch, pool, rules, seed }, { signal });
  if (!outcome.ok) return fail(t("strategy.somethingWentWrongCapitals"));
  const { teams, leagues } = outcome.value;
  const storing = await beginStoring({
    match,
    strategy: null,
    type: "toss",
    generationType: GENERATION_TYPE.auto,
    leagues: leagues.map(({ league, teams: count, from }) => ({
      name: league,
      teams: count,
      min_credits: from,
    })),
    generation: { requested: teams.count, seed, possible: null, shortfalls: [], teams },
  });
  if (!storing.ok) return fail(storing.error.message);
  return { ok: true, value: { ...storing.value, fallbacks: leagues.flatMap(fallbackOf) } };
}

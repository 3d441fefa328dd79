import { messages } from "@teamwright/domain/messages";
import type { MatchDetail, Outcome } from "@teamwright/domain";
import { fail } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import { storeAttempt } from "../../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../../data/records/store-attempt.ts";
import type { AutoLeagueTeams } from "../../../engine-client/preset-calls.ts";
import { engineClient } from "../../../engine-client/engine-client.ts";
import { newSeed } from "../../../lib/new-seed.ts";

const AUTO_FLOW = 3;

export interface AutoWanted {
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly pool: readonly number[];
  readonly rules: 0 | 1;
}

export interface AutoMade extends StoredAttempt {
  /** Leagues that had no team at their usual credits, in words. */
  readonly fallbacks: readonly string[];
}

const fallbackOf = ({ name, teams, asked, from }: AutoLeagueTeams): string[] =>
  teams > 0 && from < asked ? [messages.generation.leagueFellBack(name, from)] : [];

/** Makes and stores the teams of the three leagues; fails when none of them has a team. */
export async function makeAutoTeams(
  wanted: AutoWanted,
  signal: AbortSignal,
): Promise<Outcome<AutoMade, string>> {
  const { match, engineMatch, pool, rules } = wanted;
  const seed = newSeed();
  const made = await engineClient.call("auto", { match: engineMatch, pool, rules, seed }, { signal });
  if (!made.ok) return fail(messages.generic.somethingWentWrongCapitals);
  const { teams, leagues } = made.value;
  const stored = await storeAttempt({
    match,
    strategy: null,
    type: "toss",
    generationType: AUTO_FLOW,
    leagues: leagues.map((league) => ({
      name: league.name,
      teams: league.teams,
      min_credits: league.from,
    })),
    generation: { requested: teams.count, seed, possible: null, shortfalls: [], teams },
  });
  if (!stored.ok) return fail(stored.error.message);
  return { ok: true, value: { ...stored.value, fallbacks: leagues.flatMap(fallbackOf) } };
}

import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { fail, messages } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import type { GenerationType } from "../../../data/records/attempt-record.ts";
import { storeAttempt } from "../../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../../data/records/store-attempt.ts";
import { isFault } from "../../../engine-client/calls.ts";
import { engineClient } from "../../../engine-client/engine-client.ts";
import type { CallOptions } from "../../../engine-client/engine-client.ts";
import { newSeed } from "../../../lib/new-seed.ts";

export interface TeamsWanted {
  /** With the user's edits: teams keep the credits and roles that they were made with. */
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly strategy: Strategy;
  /** The strategy in weighted parts that share no team; absent: drawn evenly from the whole. */
  readonly mix?: readonly { readonly weight: number; readonly strategy: Strategy }[] | undefined;
  readonly teams: number;
  readonly generationType: GenerationType;
}

/** Why no teams were stored. "cancelled" needs no message. */
export interface NotMade {
  readonly code: "cancelled" | "failed";
  readonly message: string;
}

/** Makes the teams and stores them as a new attempt of the match. */
export async function generateTeams(
  wanted: TeamsWanted,
  options: CallOptions,
): Promise<Outcome<StoredAttempt, NotMade>> {
  const { match, engineMatch, strategy, mix, teams, generationType } = wanted;
  const seed = newSeed();
  const made =
    mix === undefined
      ? await engineClient.generate({ match: engineMatch, strategy, teams, seed, ...options })
      : await engineClient.call("generateMix", { match: engineMatch, parts: mix, teams, seed }, options);
  if (!made.ok) {
    const { error } = made;
    if (error.code === "cancelled") return fail({ code: "cancelled", message: "" });
    if (isFault(error)) return fail({ code: "failed", message: messages.generic.somethingWentWrong });
    const none = error.code === "no-teams";
    return fail({ code: "failed", message: none ? messages.generation.outOfCombinations : error.message });
  }
  if (made.value.teams.count === 0)
    return fail({ code: "failed", message: messages.generation.outOfCombinations });
  const stored = await storeAttempt({ match, strategy, generation: made.value, generationType });
  if (stored.ok) return stored;
  return fail({ code: "failed", message: stored.error.message });
}

import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { fail, messages, succeed } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import type { GenerationType } from "../../../data/records/attempt-record.ts";
import { storeAttempt } from "../../../data/records/store-attempt.ts";
import type { StoredAttempt } from "../../../data/records/store-attempt.ts";
import { isFault } from "../../../engine-client/calls.ts";
import { drawTeams } from "../../../engine-client/draw-teams.ts";
import type { CallOptions } from "../../../engine-client/engine-client.ts";
import { fingerprintOfTeams } from "../../../data/strategy/share-link.ts";

export interface TeamsWanted {
  /** With the user's edits: teams keep the credits and roles that they were made with. */
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly strategy: Strategy;
  /** The strategy in weighted parts that share no team; absent: drawn evenly from the whole. */
  readonly mix?: readonly { readonly weight: number; readonly strategy: Strategy }[] | undefined;
  readonly teams: number;
  readonly seed: number;
  readonly generationType: GenerationType;
  /** Fingerprint of the teams as they must come out: those of somebody else. */
  readonly expected?: string | undefined;
}

export interface TeamsMade extends StoredAttempt {
  /** False: others than those expected. */
  readonly asExpected: boolean;
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
): Promise<Outcome<TeamsMade, NotMade>> {
  const { match, engineMatch, strategy, mix, teams, seed, generationType, expected } = wanted;
  const made = await drawTeams({ match: engineMatch, strategy, mix, teams, seed }, options);
  if (!made.ok) {
    const { error } = made;
    if (error.code === "cancelled") return fail({ code: "cancelled", message: "" });
    if (isFault(error)) return fail({ code: "failed", message: messages.generic.somethingWentWrong });
    const none = error.code === "no-teams";
    return fail({ code: "failed", message: none ? messages.generation.outOfCombinations : error.message });
  }
  if (made.value.teams.count === 0)
    return fail({ code: "failed", message: messages.generation.outOfCombinations });
  const asExpected = expected === undefined || fingerprintOfTeams(made.value.teams) === expected;
  const parts = mix?.map((part) => ({ ...part }));
  const stored = await storeAttempt({ match, strategy, mix: parts, generation: made.value, generationType });
  if (stored.ok) return succeed({ ...stored.value, asExpected });
  return fail({ code: "failed", message: stored.error.message });
}

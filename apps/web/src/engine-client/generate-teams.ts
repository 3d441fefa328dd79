import { t } from "#i18n/translate.ts";
import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import { refusalText } from "@teamwright/text/strategy-bounds";
import type { EngineMatch } from "@teamwright/engine";
import type { GenerationType } from "@teamwright/domain";
import { beginStoring } from "#data/records/store-attempt.ts";
import type { StoredAttempt } from "#data/records/store-attempt.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { isFault } from "./calls.ts";
import { drawTeams } from "./draw-teams.ts";
import { engineClient } from "./engine-client.ts";
import type { CallOptions } from "./engine-client.ts";
import { fingerprintOfTeams } from "#data/strategy/share-link.ts";

export interface TeamsWanted {
  /** With the user's edits: teams keep their credits and roles of the generation. */
  readonly match: MatchDetail;
  readonly engineMatch: EngineMatch;
  readonly strategy: Strategy;
  /** The strategy in weighted parts without common teams; absent: drawn evenly from the whole. */
  readonly mix?: readonly { readonly weight: number; readonly strategy: Strategy }[] | undefined;
  readonly teams: number;
  readonly seed: number;
  readonly generationType: GenerationType;
  /** Fingerprint of the expected teams: those of the sender of a link. */
  readonly expected?: string | undefined;
}

export interface TeamsMade extends StoredAttempt {
  /** False: the teams differ from the expected ones. */
  readonly asExpected: boolean;
}

/** Why there are no teams. "cancelled" needs no message. */
export interface NotMade {
  readonly code: "cancelled" | "failed";
  readonly message: string;
}

/**
 * Makes the teams and begins to store them as a new attempt of the match; its screen shows them meanwhile.
 * The caller aborts the signal when it is left.
 */
export async function generateTeams(
  teamsWanted: TeamsWanted,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<Outcome<TeamsMade, NotMade>> {
  const release = engineClient.hold();
  options.signal.addEventListener("abort", release, { once: true });
  const outcome = await makeTeams(teamsWanted, options);
  if (!outcome.ok) release();
  return outcome;
}

async function makeTeams(
  teamsWanted: TeamsWanted,
  options: CallOptions,
): Promise<Outcome<TeamsMade, NotMade>> {
  const { match, engineMatch, strategy, mix, teams, seed, generationType, expected } = teamsWanted;
  const outcome = await drawTeams({ match: engineMatch, strategy, mix, teams, seed }, options);
  if (!outcome.ok) {
    const { error } = outcome;
    if (error.code === "cancelled") return fail({ code: "cancelled", message: "" });
    if (isFault(error)) return fail({ code: "failed", message: t("shell.somethingWentWrong") });
    const none = error.code === "no-teams";
    return fail({
      code: "failed",
      message: none ? t("common.outOfCombinations") : refusalText(boundWordsOf(match), error),
    });
  }
  if (outcome.value.teams.count === 0)
    return fail({ code: "failed", message: t("common.outOfCombinations") });
  const asExpected = expected === undefined || fingerprintOfTeams(outcome.value.teams) === expected;
  const parts = mix?.map((part) => ({ ...part }));
  const storedAttempt = await beginStoring({
    match,
    strategy,
    mix: parts,
    generation: outcome.value,
    generationType,
  });
  if (storedAttempt.ok) return succeed({ ...storedAttempt.value, asExpected });
  return fail({ code: "failed", message: storedAttempt.error.message });
}

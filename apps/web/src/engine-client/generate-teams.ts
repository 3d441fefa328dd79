import { t } from "../i18n/translate.ts";
import type { MatchDetail, Outcome, Strategy } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import { refusalText } from "@teamwright/text/strategy-bounds";
import type { EngineMatch } from "@teamwright/engine";
import type { GenerationType } from "@teamwright/domain";
import { beginStoring } from "../data/records/store-attempt.ts";
import type { StoredAttempt } from "../data/records/store-attempt.ts";
import { boundWordsOf } from "../data/strategy/bound-words.ts";
import { isFault } from "./calls.ts";
import { drawTeams } from "./draw-teams.ts";
import { engineClient } from "./engine-client.ts";
import type { CallOptions } from "./engine-client.ts";
import { fingerprintOfTeams } from "../data/strategy/share-link.ts";

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
  wanted: TeamsWanted,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<Outcome<TeamsMade, NotMade>> {
  const release = engineClient.hold();
  options.signal.addEventListener("abort", release, { once: true });
  const made = await makeTeams(wanted, options);
  if (!made.ok) release();
  return made;
}

async function makeTeams(wanted: TeamsWanted, options: CallOptions): Promise<Outcome<TeamsMade, NotMade>> {
  const { match, engineMatch, strategy, mix, teams, seed, generationType, expected } = wanted;
  const made = await drawTeams({ match: engineMatch, strategy, mix, teams, seed }, options);
  if (!made.ok) {
    const { error } = made;
    if (error.code === "cancelled") return fail({ code: "cancelled", message: "" });
    if (isFault(error)) return fail({ code: "failed", message: t("shell.somethingWentWrong") });
    const none = error.code === "no-teams";
    return fail({
      code: "failed",
      message: none ? t("common.outOfCombinations") : refusalText(boundWordsOf(match), error),
    });
  }
  if (made.value.teams.count === 0) return fail({ code: "failed", message: t("common.outOfCombinations") });
  const asExpected = expected === undefined || fingerprintOfTeams(made.value.teams) === expected;
  const parts = mix?.map((part) => ({ ...part }));
  const stored = await beginStoring({ match, strategy, mix: parts, generation: made.value, generationType });
  if (stored.ok) return succeed({ ...stored.value, asExpected });
  return fail({ code: "failed", message: stored.error.message });
}

import type { Strategy } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
import { wholeOf } from "../data/strategy/set-bounds.ts";
import { engineClient } from "./engine-client.ts";
import type { CallOptions, EngineAnswer } from "./engine-client.ts";

export interface TeamsToDraw {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
  /** The strategy in weighted parts that share no team; absent: drawn evenly from the whole. */
  readonly mix?: readonly { readonly weight: number; readonly strategy: Strategy }[] | undefined;
  readonly teams: number;
  readonly seed: number;
}

/** Draws teams of a strategy or of a mix. The same order and seed give the same teams, byte for byte. */
export function drawTeams(
  order: TeamsToDraw,
  options: CallOptions,
): EngineAnswer<"generate" | "generateMix"> {
  const { match, strategy, mix, teams, seed } = order;
  if (mix === undefined) return engineClient.generate({ match, strategy, teams, seed, ...options });
  const whole = wholeOf(strategy);
  const bounds = Object.keys(whole).length === 0 ? {} : { whole };
  return engineClient.call("generateMix", { match, parts: mix, ...bounds, teams, seed }, options);
}

import { succeed } from "@teamwright/domain";
import type { Outcome, Shortfall, Strategy } from "@teamwright/domain";
import type { EngineMatch, MixPart, Refusal, TeamColumns } from "@teamwright/engine";
import { setBoundsOf } from "@teamwright/engine/team-set";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import type { EngineFault } from "#workers/protocol.ts";
import { engineClient } from "./engine-client.ts";
import type { CallOptions } from "./engine-client.ts";

export interface TeamsToDraw {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
  /** The strategies of a mix with their weights; absent: drawn evenly from the one strategy. */
  readonly mix?: readonly MixPart[] | undefined;
  readonly teams: number;
  readonly seed: number;
}

export interface DrawnTeams {
  readonly requested: number;
  readonly seed: number;
  readonly possible: AttemptRecord["possible"];
  readonly teams: TeamColumns;
  readonly shortfalls: readonly Shortfall[];
}

/** Draws teams of a strategy or of a mix. The same input and seed give the same teams, byte for byte. */
export async function drawTeams(
  order: TeamsToDraw,
  options: CallOptions,
): Promise<Outcome<DrawnTeams, Refusal | EngineFault>> {
  const { match, strategy, mix, teams, seed } = order;
  if (mix === undefined) return engineClient.generate({ match, strategy, teams, seed, ...options });
  const whole = setBoundsOf(strategy);
  const outcome = await engineClient.call("generateMix", { match, parts: mix, whole, teams, seed }, options);
  if (!outcome.ok) return outcome;
  const { possible, union, ...rest } = outcome.value;
  const lineups = possible.reduce((sum, each) => sum + each.lineups, 0);
  return succeed({
    ...rest,
    possible: {
      lineups: Math.min(lineups, union.teams),
      teams: union.teams,
      ...(union.exact ? {} : { at_most: true }),
    },
  });
}

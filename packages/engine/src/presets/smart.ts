import type { Outcome, Strategy } from "@teamwright/domain";
import type { Combination, Partition, SmartTable, Tables } from "@teamwright/domain/sports";
import { sportByIndex } from "@teamwright/domain/sports";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { CAPTAIN_BAND, creditBand, VICE_CAPTAIN_BAND } from "./credit-band.ts";
import { baseStrategy, copyCombinations, copyPartitions, playersOf } from "./preset.ts";
import type { Preset, PresetInput } from "./preset.ts";

export type PitchKind = "batting" | "bowling" | "balanced";

export interface SmartInput extends PresetInput {
  readonly pitch: PitchKind;
  /** 0 left, 1 right, "equal" for neither. */
  readonly strong: 0 | 1 | "equal";
  /** Absent until the toss is completed. */
  readonly toss?: { readonly winner: 0 | 1; readonly elected: "batting" | "bowling" };
}

export interface SmartPreset extends Preset {
  /**
   * The same strategy divided into favoured combinations and the others, three teams to one; one part where the pitch
   * favours none. `strategy` is their union.
   */
  readonly mix: readonly { readonly weight: number; readonly strategy: Strategy }[];
}

/**
 * Smart generation (cricket): maps pitch, strong side and toss to credits, combinations and partitions. A known toss
 * replaces the pitch (batting first as batting, bowling first as bowling). Source: DECISIONS section 4; the three to
 * one of "favoured" is ours. Refused for other sports.
 */
export function smartPreset(input: SmartInput): Outcome<SmartPreset, Refusal> {
  const sport = sportByIndex(input.match.sport);
  const table = sport.smart;
  if (table === null) return refuse("smart-is-cricket", {}, "sport");
  const reading = input.toss?.elected ?? input.pitch;
  const partitions = partitionsFor(input, sport, table);
  const players = playersOf(input);
  const combinations = sport.combinations.slice(0, sport.oldCombinationCount);
  const favouredCombinations = combinations.filter((combination) => isFavoured(combination, reading, table));
  const [min, max] = table.credits[reading];
  const withCombinations = (list: readonly Combination[]): Strategy => ({
    ...baseStrategy(input),
    captains: creditBand(players, CAPTAIN_BAND, 1).players,
    vice_captains: creditBand(players, VICE_CAPTAIN_BAND, 2).players,
    partitions: copyPartitions(partitions),
    combinations: copyCombinations(list),
    credits: [min, max],
  });
  const others = combinations.filter((combination) => !favouredCombinations.includes(combination));
  return succeed({
    strategy: withCombinations(combinations),
    mix:
      favouredCombinations.length === 0 || others.length === 0
        ? [{ weight: 1, strategy: withCombinations(combinations) }]
        : [
            { weight: 3, strategy: withCombinations(favouredCombinations) },
            { weight: 1, strategy: withCombinations(others) },
          ],
    reason: {
      code: "smart",
      values: {
        reading,
        pitch: input.pitch,
        ...(input.toss === undefined ? {} : { toss_winner: input.toss.winner, elected: input.toss.elected }),
        strong: input.strong,
        favoured: favouredCombinations.length,
        partitions: partitions.map((partition) => partition.join("-")),
        min_credits: min,
        max_credits: max,
      },
    },
  });
}

const isFavoured = (combination: Combination, reading: PitchKind, table: SmartTable): boolean =>
  reading !== "balanced" && (combination[table.favouredRole[reading]] ?? 0) >= table.favouredFrom;

/**
 * A strong side gets its partitions, only the most one-sided when it also won the toss. Equal sides get the standard
 * ones.
 */
function partitionsFor(
  { strong, toss }: SmartInput,
  { partitions, standardPartitionCount }: Tables,
  { strongPartitions }: SmartTable,
): readonly Partition[] {
  if (strong === "equal") return partitions.slice(0, standardPartitionCount);
  const leaning = toss?.winner === strong ? strongPartitions.slice(0, 1) : strongPartitions;
  return strong === 0 ? leaning : leaning.map(([left, right]): Partition => [right, left]);
}

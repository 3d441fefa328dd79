import type { Outcome, Strategy } from "@teamwright/domain";
import type { Combination, Partition } from "@teamwright/domain/sports";
import { cricket } from "@teamwright/domain/sports";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { CAPTAIN_BAND, creditBand, VICE_CAPTAIN_BAND } from "./credit-band.ts";
import { baseStrategy, copyCombinations, copyPartitions, playersOf } from "./preset.ts";
import type { Preset, PresetInput } from "./preset.ts";

export type Pitch = "batting" | "bowling" | "balanced";

export interface SmartInput extends PresetInput {
  readonly pitch: Pitch;
  /** 0 left, 1 right, "equal" for neither. */
  readonly strong: 0 | 1 | "equal";
  /** Absent until the toss is completed. */
  readonly toss?: { readonly winner: 0 | 1; readonly elected: "batting" | "bowling" };
}

export interface SmartPreset extends Preset {
  /**
   * The same strategy parted into favoured combinations and the others, three teams to one; one part where the
   * pitch favours none. `strategy` is their union.
   */
  readonly mix: readonly { readonly weight: number; readonly strategy: Strategy }[];
}

const CREDITS: Readonly<Record<Pitch, readonly [number, number]>> = {
  batting: [97.5, 100],
  bowling: [96, 99],
  balanced: [96.5, 99.5],
};
const BATSMEN = 1;
const BOWLERS = 3;
const FAVOURED_FROM = 4;

/**
 * Smart generation (cricket): pitch, strong side and toss to credits, combinations and partitions. A known toss
 * reads as the pitch (batting first as batting, bowling first as bowling). Source: DECISIONS section 4; the
 * three to one of "favoured" is ours. Refused for other sports.
 */
export function smartPreset(input: SmartInput): Outcome<SmartPreset, Refusal> {
  if (input.match.sport !== cricket.index)
    return refuse("smart-is-cricket", "Smart generation is for cricket only.", "sport");
  const reading = input.toss?.elected ?? input.pitch;
  const partitions = partitionsFor(input);
  const players = playersOf(input);
  const combinations = cricket.combinations.slice(0, cricket.oldCombinationCount);
  const favoured = combinations.filter((combination) => isFavoured(combination, reading));
  const [min, max] = CREDITS[reading];
  const withCombinations = (list: readonly Combination[]): Strategy => ({
    ...baseStrategy(input),
    captains: creditBand(players, CAPTAIN_BAND, 1).players,
    vice_captains: creditBand(players, VICE_CAPTAIN_BAND, 2).players,
    partitions: copyPartitions(partitions),
    combinations: copyCombinations(list),
    credits: [min, max],
  });
  const others = combinations.filter((combination) => !favoured.includes(combination));
  return succeed({
    strategy: withCombinations(combinations),
    mix:
      favoured.length === 0 || others.length === 0
        ? [{ weight: 1, strategy: withCombinations(combinations) }]
        : [
            { weight: 3, strategy: withCombinations(favoured) },
            { weight: 1, strategy: withCombinations(others) },
          ],
    reason: {
      code: "smart",
      values: {
        reading,
        favoured: favoured.length,
        partitions: partitions.map((partition) => partition.join("-")),
        min_credits: min,
        max_credits: max,
      },
      text: `${sayReading(input, reading)}: credits ${min} to ${max}${sayFavoured(reading)}; ${saySides(input)}: ${partitions.map((partition) => partition.join("-")).join(", ")}.`,
    },
  });
}

const isFavoured = (combination: Combination, reading: Pitch): boolean =>
  reading !== "balanced" && (combination[reading === "batting" ? BATSMEN : BOWLERS] ?? 0) >= FAVOURED_FROM;

/** A strong side gets 7-4 and 6-5, only 7-4 when it also won the toss; equal sides get all four. */
function partitionsFor({ strong, toss }: SmartInput): Partition[] {
  if (strong === "equal") return cricket.partitions.slice(0, cricket.standardPartitionCount);
  const leaning: Partition[] =
    toss?.winner === strong
      ? [[7, 4]]
      : [
          [7, 4],
          [6, 5],
        ];
  return strong === 0 ? leaning : leaning.map(([left, right]): Partition => [right, left]);
}

function sayReading({ toss, pitch }: SmartInput, reading: Pitch): string {
  if (toss === undefined) return `A ${pitch} pitch`;
  const side = toss.winner === 0 ? "The left side" : "The right side";
  return `${side} won the toss and chose ${toss.elected} first, which reads as a ${reading} pitch`;
}

const sayFavoured = (reading: Pitch): string =>
  reading === "balanced"
    ? ""
    : `, ${reading === "batting" ? "batsmen" : "bowlers"} in fours or more favoured`;

function saySides({ strong, toss }: SmartInput): string {
  if (strong === "equal") return "equal sides";
  const side = strong === 0 ? "the left side is stronger" : "the right side is stronger";
  return toss?.winner === strong ? `${side} and won the toss` : side;
}

import { sportByIndex } from "@teamwright/domain/sports";
import { CAPTAIN_BAND, creditBand, VICE_CAPTAIN_BAND } from "./credit-band.ts";
import { baseStrategy, copyCombinations, copyPartitions, playersOf } from "./preset.ts";
import type { Preset, PresetInput } from "./preset.ts";

/**
 * The quick flow ("Grand"): all old combinations, all standard partitions, captains of 9 credits or more,
 * vice-captains of 8.5 or more, team credits 97-100 (95-100 in basketball and kabaddi). Source: DECISIONS
 * section 4.
 */
export function quickPreset(input: PresetInput): Preset {
  const sport = sportByIndex(input.match.sport);
  const players = playersOf(input);
  const captains = creditBand(players, CAPTAIN_BAND, 1);
  const viceCaptains = creditBand(players, VICE_CAPTAIN_BAND, 2);
  const [min, max] = sport.quickCredits;
  return {
    strategy: {
      ...baseStrategy(input),
      captains: captains.players,
      vice_captains: viceCaptains.players,
      partitions: copyPartitions(sport.partitions.slice(0, sport.standardPartitionCount)),
      combinations: copyCombinations(sport.combinations.slice(0, sport.oldCombinationCount)),
      credits: [min, max],
    },
    reason: {
      code: "quick",
      values: {
        captains: captains.players.length,
        captain_from: captains.from,
        captain_asked: captains.asked,
        vice_captains: viceCaptains.players.length,
        vice_captain_from: viceCaptains.from,
        vice_captain_asked: viceCaptains.asked,
        min_credits: min,
        max_credits: max,
      },
    },
  };
}

import { seededGenerator } from "@teamwright/engine/random";
import type { TeamSet } from "../choice/team-scorer.ts";
import { OPTIONS } from "./field-graph.ts";
import type { Field } from "./fit-field.ts";

const WORDS = 3;
const [CAPTAIN, VICE_CAPTAIN] = [2, 3];

/** Teams drawn independently from the field. `indexes` are the player_index of the fitted players. */
export function drawField(
  { graph, weights, rest }: Field,
  indexes: readonly number[],
  { count, seed }: { readonly count: number; readonly seed: number },
): TeamSet {
  const random = seededGenerator(seed);
  const members = new Uint32Array(count * WORDS);
  const captain = new Uint8Array(count);
  const viceCaptain = new Uint8Array(count);
  for (let team = 0; team < count; team++) {
    let state = 0;
    for (const [layer, player] of graph.order.entries()) {
      const [moves, after] = [graph.next[layer]!, rest[layer + 1]!];
      let left = random.unit() * rest[layer]![state]!;
      let chosenTeam = -1;
      for (let option = 0; option < OPTIONS; option++) {
        const to = moves[state * OPTIONS + option]!;
        if (to < 0) continue;
        chosenTeam = option;
        left -= weights[layer * OPTIONS + option]! * after[to]!;
        if (left < 0) break;
      }
      state = moves[state * OPTIONS + chosenTeam]!;
      if (chosenTeam === 0) continue;
      const index = indexes[player]!;
      members[team * WORDS + (index >> 5)]! |= 1 << (index & 31);
      if (chosenTeam === CAPTAIN) captain[team] = index;
      if (chosenTeam === VICE_CAPTAIN) viceCaptain[team] = index;
    }
  }
  return { count, members, captain, viceCaptain };
}

import type { Plan } from "../plan/compile.ts";
import { type Generator, shuffle } from "../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../team-set/columns.ts";
import { drawTeams, type Watch } from "./draw.ts";
import { distinctRanks } from "./ranks.ts";

/** `wanted` different teams in random order, every set of so many equally likely; undefined when stopped. */
export function drawEvenly(
  plan: Plan,
  wanted: number,
  random: Generator,
  watch: Watch,
): TeamColumns | undefined {
  const ranks = distinctRanks(plan.join.teams, wanted, random);
  const slots = new Uint32Array(wanted);
  for (let slot = 0; slot < wanted; slot++) slots[slot] = slot;
  shuffle(slots, random);
  const columns = emptyColumns(plan.match.sport, wanted);
  return drawTeams(plan, ranks, slots, columns, watch) ? columns : undefined;
}

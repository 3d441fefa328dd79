import type { Plan } from "../plan/compile.ts";
import type { Generator } from "../random/generator.ts";
import { emptyColumns, type TeamColumns } from "../team-set/columns.ts";
import { drawTeams, type Watch } from "./draw.ts";
import { distinctRanks } from "./ranks.ts";

/** `count` different teams in random order, every such list equally likely; undefined when stopped. */
export function drawEvenly(
  plan: Plan,
  count: number,
  random: Generator,
  watch: Watch,
): TeamColumns | undefined {
  const { ascending, positions } = distinctRanks(plan.join.teams, count, random);
  const columns = emptyColumns(plan.match.sport, count);
  return drawTeams(plan, ascending, positions, columns, watch) ? columns : undefined;
}

import { Judge } from "../../constraints/judge.ts";
import type { Plan } from "../../plan/compile.ts";
import type { Generator } from "../../random/generator.ts";
import { ShareDrawer } from "../shares/draw-shares.ts";
import { ConditionalDraws } from "./conditions.ts";

/** One strategy of a mix, with the state needed to draw and change its teams. */
export interface PlannedPart {
  readonly plan: Plan;
  readonly judge: Judge;
  readonly draws: ConditionalDraws;
  /** Present where the strategy has distributions that can be drawn directly. */
  readonly shares: ShareDrawer | undefined;
  readonly pool: readonly number[];
  /** How many of the set's teams come from the strategy. */
  readonly teams: number;
}

export const mixPartOf = (plan: Plan, teams: number, random: Generator): PlannedPart => ({
  plan,
  teams,
  judge: new Judge(plan.constraints),
  draws: new ConditionalDraws(plan, random),
  shares: ShareDrawer.over(plan),
  pool: plan.constraints.pool.map((player) => player.player_index),
});

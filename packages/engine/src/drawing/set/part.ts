import type { Plan } from "../../plan/compile.ts";
import type { Generator } from "../../random/generator.ts";
import { ShareDrawer } from "../shares/draw-shares.ts";
import { ConditionalDraws } from "./conditions.ts";
import { type Legality, legalityOf } from "./legal.ts";

/** One strategy of a mix, with what is needed to draw and to change its teams. */
export interface Part {
  readonly plan: Plan;
  readonly legality: Legality;
  readonly draws: ConditionalDraws;
  /** Where the strategy has distributions that can be drawn directly. */
  readonly shares: ShareDrawer | undefined;
  readonly pool: readonly number[];
  /** How many of the set's teams come from it. */
  readonly teams: number;
}

export const partOf = (plan: Plan, teams: number, random: Generator): Part => ({
  plan,
  teams,
  legality: legalityOf(plan.draft),
  draws: new ConditionalDraws(plan, random),
  shares: ShareDrawer.over(plan),
  pool: plan.draft.pool.map((player) => player.player_index),
});

import { compile, generate, generateMore } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const generateTeams: Handler<"generate"> = (
  { match, strategy, teams, seed, avoid = [], keep },
  onProgress,
) => {
  const plan = compile(match, strategy);
  if (!plan.ok) return plan;
  if (avoid.length === 0 && keep === undefined) return generate(plan.value, { teams, seed, onProgress });
  return generateMore(plan.value, {
    teams,
    seed,
    avoid,
    onProgress,
    ...(keep === undefined ? {} : { keep }),
  });
};

import { compile, countTeams } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { Handler } from "./handler.ts";

export const count: Handler<"count"> = ({ match, strategy }) => {
  const plan = compile(match, strategy);
  return plan.ok ? succeed(countTeams(plan.value)) : plan;
};

import type { Handler } from "../../http/handler.ts";
import { addPlan, addPrimePlan, removePlanNow, removePrimePlanNow } from "./handlers/change.ts";
import { refresh } from "./handlers/list-prime.ts";
import { status } from "./handlers/status.ts";

export const planHandlers: readonly Handler[] = [
  status,
  addPlan,
  removePlanNow,
  addPrimePlan,
  removePrimePlanNow,
  refresh,
];

import type { Handler } from "../../http/handler.ts";
import { addPlan, addPrimePlan, removePlanNow, removePrimePlanNow } from "./change.ts";
import { refresh } from "./refresh.ts";
import { status } from "./status.ts";

export const planHandlers: readonly Handler[] = [
  status,
  addPlan,
  removePlanNow,
  addPrimePlan,
  removePrimePlanNow,
  refresh,
];

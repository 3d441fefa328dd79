import type { Handler } from "#http/handler.ts";
import {
  addPlan,
  addPrimePlan,
  removePlanNow,
  removePrimePlanNow,
  restorePlanNow,
  restorePrimePlanNow,
} from "./handlers/change.ts";
import { refresh } from "./handlers/list-prime.ts";

export const planHandlers: readonly Handler[] = [
  addPlan,
  removePlanNow,
  addPrimePlan,
  removePrimePlanNow,
  restorePlanNow,
  restorePrimePlanNow,
  refresh,
];

/** The exports of this module for other parts of the server. */
export { findAccountWithPlans, indianDay } from "./account-plans.repository.ts";
export { readPlans } from "./personal-data.repository.ts";
export { givePlan } from "./give-plan.ts";
export { addDays, findRemovedPlan, hasPlan, hasPrimePlan, mayUsePlan } from "./plan.repository.ts";
export { countUsers, findListedUsers, listUsers } from "./user-list.repository.ts";

/** The exports of this module for other parts of the server. */
export { findAccountWithPlans } from "./account-plans.repository.ts";
export { readPlans } from "./personal-data.repository.ts";
export { addDays, hasPlan, hasPrimePlan, mayUsePlan } from "./plan.repository.ts";

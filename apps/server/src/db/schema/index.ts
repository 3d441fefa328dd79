export {
  accounts,
  auditLog,
  devices,
  loginFailures,
  notifyRecords,
  planTerms,
  sessions,
  signInLinks,
} from "./accounts.ts";
export { idempotencyKeys, promotions, settings } from "./content.ts";
export { feedRuns, matches, matchOverrides, matchPlayers } from "./matches.ts";

/** The exports of this module for other parts of the server. */
export {
  countAudit,
  FAILED_SIGN_IN,
  forgetFailedSignIns,
  listAudit,
  writeAudit,
} from "./audit.repository.ts";
export { eraseFromLog, readLog } from "./personal-data.repository.ts";
export type { AuditNote } from "./audit.repository.ts";

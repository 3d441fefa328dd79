/** The exports of this module for other parts of the server. */
export { writeAudit } from "./audit.repository.ts";

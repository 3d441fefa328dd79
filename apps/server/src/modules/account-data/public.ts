/** The exports of this module for other parts of the server. */
export { eraseAccount } from "./erase-account.ts";

/** The exports of this module for other parts of the server. */
export { eraseSync, readSync } from "./sync.repository.ts";

/** The exports of this module for other parts of the server. */
export { idempotencyKeyStore } from "./idempotency.repository.ts";
export { eraseKeptReplies } from "./personal-data.repository.ts";

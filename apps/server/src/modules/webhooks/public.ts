/** The exports of this module for other parts of the server. */
export { eraseWebhookData, readWebhookData } from "./personal-data.repository.ts";
export { resealWebhooks } from "./webhook.repository.ts";
export { countUndelivered } from "./undelivered.repository.ts";

/** The exports of this module for other parts of the server. */
export { resealVapidKeys } from "./push/vapid-keys.ts";
export { eraseNoticeData, readNoticeData } from "./personal-data.repository.ts";

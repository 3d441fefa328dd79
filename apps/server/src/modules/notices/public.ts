/** The exports of this module for other parts of the server. */
export { eraseNoticeData, readNoticeData } from "./personal-data.repository.ts";
export { announceEvent } from "./announce-event.ts";
export { hookKind } from "./notice-event.ts";
export type { NoticeEvent } from "./notice-event.ts";

/** The exports of this module for other parts of the server. */
export { eraseNoticeData, readNoticeData } from "./personal-data.repository.ts";

import type { Handler } from "#http/handler.ts";
import { followExpert, listFollowedExperts, unfollowExpert } from "./handlers/follow.ts";
import { countUnreadNotices, listOwnNotices, readNotices } from "./handlers/list.ts";
import { changeNoticeSettings, getNoticeSettings } from "./handlers/settings.ts";
import { subscribe, unsubscribe } from "./handlers/subscription.ts";
import { watchMatches } from "./handlers/watch.ts";

export { noticeJobs } from "./jobs.ts";

export const noticeHandlers: readonly Handler[] = [
  listOwnNotices,
  countUnreadNotices,
  readNotices,
  getNoticeSettings,
  changeNoticeSettings,
  subscribe,
  unsubscribe,
  watchMatches,
  listFollowedExperts,
  followExpert,
  unfollowExpert,
];

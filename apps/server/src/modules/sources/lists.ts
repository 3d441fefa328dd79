import type { FixtureList } from "./source.ts";

const HOUR = 3600;

/** The windows of fixtures: those beyond five days once a day, the next day every hour, and every five minutes before a start. */
export const standardLists: readonly FixtureList[] = [
  { name: "ahead", fromDay: 5, toDay: 10, interval: 24 * HOUR },
  { name: "days", fromDay: 1, toDay: 5, interval: 6 * HOUR },
  { name: "day", fromDay: 0, toDay: 1, interval: HOUR, beforeStart: 300 },
];

/** The matches that are being played, for a server that starts in the middle of them. */
export const liveList: FixtureList = { name: "live", fromDay: 0, toDay: 0, interval: HOUR, live: true };

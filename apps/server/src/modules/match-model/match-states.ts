/** The status of a match, as given by a feed or an admin. */
export const matchStates = [
  "not_started",
  "in_progress",
  "finished",
  "postponed",
  "abandoned",
  "cancelled",
] as const;
export type MatchState = (typeof matchStates)[number];

/** The state of a match as its source tells it, by the names of the match store. */
export const sourceStates = [
  "not_started",
  "in_progress",
  "finished",
  "postponed",
  "abandoned",
  "cancelled",
] as const;
export type PlayState = (typeof sourceStates)[number];

/** No more play follows. A postponed match is played later. */
export const isOver = (state: PlayState): boolean =>
  state === "finished" || state === "abandoned" || state === "cancelled";

/** "Quay Oval, Kochi"; empty where the source names no ground. */
export const venueText = (name: string, place: string): string =>
  [name, place]
    .filter((part) => part !== "")
    .join(", ")
    .slice(0, 160);

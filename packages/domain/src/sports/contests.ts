import { contestSport } from "./contest.ts";
import { draftKingsShowdown } from "./draftkings-showdown.ts";
import { fanDuelSingleGame } from "./fanduel-single-game.ts";

/** Every contest. A new one is one file of rules and one line here. */
export const contests = [contestSport(draftKingsShowdown), contestSport(fanDuelSingleGame)] as const;

export type ContestIndex = (typeof contests)[number]["index"];
export type ContestSlug = (typeof contests)[number]["slug"];

export const contestIndexes: readonly ContestIndex[] = contests.map(({ index }) => index);

export { contestRoles } from "./contest.ts";

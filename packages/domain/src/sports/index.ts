import { basketball } from "./basketball.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { kabaddi } from "./kabaddi.ts";
import { sports } from "./list.ts";
import type { SportData } from "./sport.ts";

export type SportIndex = (typeof sports)[number]["index"];
export type SportSlug = (typeof sports)[number]["slug"];
export type Sport = SportData<SportIndex, SportSlug>;

/** For schemas: the index and the slug of every sport. */
export const sportIndexes: readonly SportIndex[] = sports.map(({ index }) => index);
export const sportSlugs: readonly SportSlug[] = sports.map(({ slug }) => slug);

export const isSportIndex = (value: number): value is SportIndex => sports[value] !== undefined;

export const sportByIndex = (index: SportIndex): Sport => sports[index];

export const sportBySlug = (slug: string): Sport | undefined => sports.find((sport) => sport.slug === slug);

export const isSportSlug = (slug: string): slug is SportSlug => sportBySlug(slug) !== undefined;

/** The combinations that the rule setting allows: 0 old and new, 1 old only. */
export const combinationsUnder = (sport: Sport, rules: 0 | 1) =>
  rules === 1 ? sport.combinations.slice(0, sport.oldCombinationCount) : sport.combinations;

/** The partitions that the rule setting allows: old only keeps at most `maxFromSide.old` players of one side. */
export const partitionsUnder = (sport: Sport, rules: 0 | 1) =>
  sport.partitions.filter(
    ([left, right]) => Math.max(left, right) <= (rules === 1 ? sport.maxFromSide.old : sport.maxFromSide.new),
  );

export {
  CAPTAIN_MULTIPLIER,
  MAX_CREDITS,
  PATTERN_BOUNDS,
  MOST_COMBINATIONS,
  MOST_ROLES,
  MOST_TEAM_SIZE,
  PLAYER_SLOTS,
  percentageGroup,
  VICE_CAPTAIN_MULTIPLIER,
} from "./sport.ts";
export type { Combination, Partition, PercentageSplit, Role, SmartTable } from "./sport.ts";
export { sportProblem } from "./sport-problem.ts";
export type { SportProblem } from "./sport-problem.ts";
export { basketball, cricket, football, kabaddi, sports };

import { basketball } from "./basketball.ts";
import { contests } from "./contests.ts";
import type { ContestIndex, ContestSlug } from "./contests.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { kabaddi } from "./kabaddi.ts";
import { sports } from "./list.ts";
import type { SportData } from "./sport.ts";

export type SportIndex = (typeof sports)[number]["index"];
export type SportSlug = (typeof sports)[number]["slug"];
export type Sport = SportData<SportIndex, SportSlug>;

/** The tables by which a match is played: those of a sport, or of a platform's contest. */
export type TablesIndex = SportIndex | ContestIndex;
export type Tables = SportData<TablesIndex, SportSlug | ContestSlug>;

/** For schemas: the index and the slug of every sport. */
export const sportIndexes: readonly SportIndex[] = sports.map(({ index }) => index);
export const sportSlugs: readonly SportSlug[] = sports.map(({ slug }) => slug);

export const isSportIndex = (value: number): value is SportIndex => sports[value] !== undefined;

export function sportByIndex(index: SportIndex): Sport;
export function sportByIndex(index: TablesIndex): Tables;
export function sportByIndex(index: TablesIndex): Tables {
  return tablesByIndex(index)!;
}

/** Undefined for a number of neither, as a program without types may pass. */
export const tablesByIndex = (index: number): Tables | undefined =>
  sports[index] ?? contests.find((contest) => contest.index === index);

export const sportBySlug = (slug: string): Sport | undefined => sports.find((sport) => sport.slug === slug);

export const isSportSlug = (slug: string): slug is SportSlug => sportBySlug(slug) !== undefined;

/** The combinations that the rule setting allows: 0 old and new, 1 old only. */
export const combinationsUnder = (sport: Tables, rules: 0 | 1) =>
  rules === 1 ? sport.combinations.slice(0, sport.oldCombinationCount) : sport.combinations;

/** The partitions that the rule setting allows: old only keeps at most `maxFromSide.old` players of one side. */
export const partitionsUnder = (sport: Tables, rules: 0 | 1) =>
  sport.partitions.filter(
    ([left, right]) => Math.max(left, right) <= (rules === 1 ? sport.maxFromSide.old : sport.maxFromSide.new),
  );

export {
  CAPTAIN_MULTIPLIER,
  MAX_CREDITS,
  PATTERN_BOUNDS,
  MAX_COMBINATIONS,
  MAX_ROLES,
  MAX_TEAM_SIZE,
  PLAYER_SLOTS,
  percentageGroup,
  VICE_CAPTAIN_MULTIPLIER,
} from "./sport.ts";
export type { Combination, Partition, PercentageSplit, Role, SmartTable } from "./sport.ts";
export { sportProblem } from "./sport-problem.ts";
export type { SportProblem } from "./sport-problem.ts";
export { contestIndexes, contestRoles, contests } from "./contests.ts";
export type { ContestIndex, ContestSlug } from "./contests.ts";
export { basketball, cricket, football, kabaddi, sports };

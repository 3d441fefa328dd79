import { basketball } from "./basketball.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { kabaddi } from "./kabaddi.ts";
import type { Sport, SportIndex, SportSlug } from "./sport.ts";

/** By sport index: 0 cricket, 1 football, 2 basketball, 3 kabaddi. */
export const sports: readonly [Sport, Sport, Sport, Sport] = [cricket, football, basketball, kabaddi];

export const sportByIndex = (index: SportIndex): Sport => sports[index];

export const sportBySlug = (slug: string): Sport | undefined => sports.find((sport) => sport.slug === slug);

export const isSportSlug = (slug: string): slug is SportSlug => sportBySlug(slug) !== undefined;

/** The combinations that the rule setting leaves: 0 old and new, 1 old only. */
export const combinationsUnder = (sport: Sport, rules: 0 | 1) =>
  rules === 1 ? sport.combinations.slice(0, sport.oldCombinationCount) : sport.combinations;

/** The partitions that the rule setting leaves: old only keeps at most `maxFromSide.old` players of one side. */
export const partitionsUnder = (sport: Sport, rules: 0 | 1) =>
  sport.partitions.filter(
    ([left, right]) => Math.max(left, right) <= (rules === 1 ? sport.maxFromSide.old : sport.maxFromSide.new),
  );

export {
  CAPTAIN_MULTIPLIER,
  MAX_CREDITS,
  PATTERN_BOUNDS,
  PLAYER_SLOTS,
  percentageGroup,
  VICE_CAPTAIN_MULTIPLIER,
} from "./sport.ts";
export type { Combination, Partition, PercentageSplit, Role, Sport, SportIndex, SportSlug } from "./sport.ts";
export { basketball, cricket, football, kabaddi };

import { messages } from "@teamwright/domain/messages";

const { strategy, frequency } = messages;
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of the strategy's steps, its bar and its sentences which the specification does not give. */
export const strategyWords = {
  // Sentences of a strategy
  or: " or ",
  and: " and ",
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  pool: (n: number) => plural(n, "player", "players"),
  poolSides: (left: string, right: string) => `${left}, ${right}`,
  fixed: (n: number) => `${strategy.fixed}: ${plural(n, "player", "players")}`,
  group: (min: number, max: number) => `${min} to ${max} of a group`,
  captains: (n: number) => `Captain: ${plural(n, "candidate", "candidates")}`,
  viceCaptains: (n: number) => `Vice-captain: ${plural(n, "candidate", "candidates")}`,
  sides: (list: string) => `Sides ${list}`,
  splits: (pattern: number, list: string) => `Pattern-${pattern}: ${list}`,
  splitsTwoGroups: "0-49.99% and 50-100%",
  splitsThreeGroups: "0-29.99%, 30-69.99% and 70-100%",
  credits: (min: number, max: number) => `Credits ${min} to ${max}`,
  sideCredits: (side: string, min: number, max: number) => `${side}: credits ${min} to ${max}`,
  lowCredits: (min: number, max: number) => `0-49.99%: credits ${min} to ${max}`,
  highCredits: (min: number, max: number) => `50-100%: credits ${min} to ${max}`,
  combinations: (n: number, all: number) => `Combinations: ${n} of ${all}`,
  oldRules: "Old combinations and sides only",
  roleFrequency: frequency.roleFrequency,
  percentageFrequency: frequency.percentageFrequency,
  exposure: (n: number) => `Exposure of ${plural(n, "player", "players")}`,
  minDifference: (n: number) => `Any two teams differ in at least ${plural(n, "player", "players")}`,
};

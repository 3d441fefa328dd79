import { cutRanges, rangesFault } from "@teamwright/allocation";

/** A prime user's team positions as they were sent: both inclusive, from 1. */
export interface SentRange {
  readonly phoneNumber: string;
  readonly left: number;
  readonly right: number;
}

/** The number of teams for each user, by phone number. */
export type TeamsOfUsers = ReadonlyMap<string, number>;

export type AllocationFault = "unknown_user" | "wrong_ranges" | "wrong_order";

/**
 * Why the ranges may not be posted; null when every user gets exactly so many teams, from 1 without gaps. With a seed
 * the order must be the one that follows from it for the users in the order of their phone numbers.
 */
export function allocationFault(
  sentRanges: readonly SentRange[],
  teamsOfUsers: TeamsOfUsers,
  seed: number | null,
): AllocationFault | null {
  const phones = sentRanges.map(({ phoneNumber }) => phoneNumber).toSorted();
  const counts = phones.map((phone) => teamsOfUsers.get(phone) ?? 0);
  if (counts.includes(0)) return "unknown_user";
  const ranges = sentRanges
    .map(({ phoneNumber, left, right }) => ({ member: phones.indexOf(phoneNumber), left, right }))
    .toSorted((one, other) => one.left - other.left);
  if (rangesFault(counts, ranges) !== null) return "wrong_ranges";
  if (seed === null) return null;
  const order = cutRanges(counts, seed);
  return ranges.every(({ member }, index) => member === order[index]?.member) ? null : "wrong_order";
}

import { cutRanges, rangesFault } from "@teamwright/allocation";
import { refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Member } from "./group.repository.ts";
import type { PhoneRange } from "./post.repository.ts";

/** The order in which a seed shuffles members: the owner's list may be sorted in any way. */
export const byPhone = (one: { readonly phone: string }, other: { readonly phone: string }): number =>
  one.phone < other.phone ? -1 : 1;

/**
 * Why ranges do not fit the members as they are now; null when they do: members with a running plan, each with exactly
 * their number of teams, from 1 without gaps, in the order that the seed gives.
 */
export function refuseRanges(
  members: readonly Member[],
  ranges: readonly PhoneRange[],
  total: number,
  seed: number | undefined,
): RefusedAnswer | null {
  const namedPhones = new Set(ranges.map(({ phoneNumber }) => phoneNumber));
  const servedMembers = members
    .filter(({ phone, activePlan }) => activePlan && namedPhones.has(phone))
    .toSorted(byPhone);
  if (servedMembers.length !== ranges.length) return refused("group_members_changed");
  const counts = servedMembers.map(({ teamsCount }) => teamsCount);
  const memberRanges = ranges.map(({ phoneNumber, left, right }) => ({
    member: servedMembers.findIndex(({ phone }) => phone === phoneNumber),
    left,
    right,
  }));
  const fault = rangesFault(counts, memberRanges);
  if (fault === "size") return refused("group_members_changed");
  if (fault !== null || ranges.at(-1)?.right !== total)
    return refused("invalid_input", { field: "primeUserData", message: "replies.groupRangesInvalid" });
  if (seed === undefined) return null;
  const isOrdered = cutRanges(counts, seed).every(
    ({ member }, index) => memberRanges[index]?.member === member,
  );
  return isOrdered
    ? null
    : refused("invalid_input", { field: "seed", message: "replies.groupRangesInvalid" });
}

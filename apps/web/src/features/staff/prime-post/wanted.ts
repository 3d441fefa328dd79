import { mostTeamsPerUser } from "@teamwright/contract/resources/prime-desk";

/** A user who may be given teams. */
export interface BookedUser {
  readonly phone: string;
  readonly name: string;
  /** Teams of the booking; 0 in the old version. */
  readonly bookedCount: number;
  /** The prime plan runs: only then can teams be posted to the user. */
  readonly active: boolean;
}

/** Who gets how many teams, by ascending phone numbers: the order that the seed shuffles. */
export interface PrimeRecipients {
  readonly users: readonly { readonly phone: string; readonly name: string; readonly teams: number }[];
  readonly total: number;
}

/** The users who are not left out and whose plan runs; `each` replaces their bookings in the old version. */
export function wantedOf(
  candidates: readonly BookedUser[],
  leftOut: ReadonlySet<string>,
  each: number | null,
): PrimeRecipients {
  const users = candidates
    .filter(({ phone, active }) => active && !leftOut.has(phone))
    .map(({ phone, name, bookedCount }) => ({ phone, name, teams: each ?? bookedCount }))
    .toSorted((one, other) => one.phone.localeCompare(other.phone));
  return { users, total: users.reduce((sum, { teams }) => sum + teams, 0) };
}

/** Teams per user as they are typed; null for anything but a number up to the old version's limit. */
export function readEach(typedText: string): number | null {
  const text = typedText.trim();
  if (!/^\d+$/.test(text)) return null;
  const each = Number(text);
  return each >= 1 && each <= mostTeamsPerUser ? each : null;
}

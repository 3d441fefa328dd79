import { expect } from "vitest";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { makeActor } from "#testing/actors.ts";
import type { Actor } from "#testing/actors.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, rangesFor, teamsForMatch } from "./prime-match.ts";

export const SEED = 7;
export const teams = teamsForMatch(60);

export const openBooking = (primeAdmin: SignedInVisitor, matchId: string) =>
  primeAdmin.call.primeBooking.open({ body: { matchId, sportIndex: 0 } });

/** A match that so many new prime users have booked. */
export async function bookMatch(
  server: TestApp,
  primeAdmin: SignedInVisitor,
  matchId: string,
  counts: readonly number[],
): Promise<[Actor, number][]> {
  await bringMatch(server, matchId);
  await openBooking(primeAdmin, matchId);
  return Promise.all(
    counts.map(async (bookedTeams): Promise<[Actor, number]> => {
      const user = await makeActor(server, "prime user");
      const body = { matchId, phoneNumber: user.account.phone, bookedTeams };
      expect((await user.call.primeBooking.book({ body })).ok).toBe(true);
      return [user, bookedTeams];
    }),
  );
}

export type BookedTeams = readonly (readonly [Actor, number])[];
export const bodyFor = (matchId: string, bookings: BookedTeams) => ({
  matchId,
  numberOfTeams: bookings.reduce((sum, [, count]) => sum + count, 0),
  teamData: teams,
  sportIndex: 0,
  primeUserData: rangesFor(
    bookings.map(([{ account }, count]) => [account.phone, count] as const),
    SEED,
  ),
  seed: SEED,
});

export const teamsOf = ({ call, account }: Actor, matchId: string) =>
  call.prime.teams({ params: { matchId, phone: account.phone } });
/** The user's team numbers, or why there are none. */
export const numbersOf = async (user: Actor, matchId: string) => {
  const reply = await teamsOf(user, matchId);
  return reply.ok ? reply.data.teamData.map(({ team_number }) => team_number) : reply.message;
};

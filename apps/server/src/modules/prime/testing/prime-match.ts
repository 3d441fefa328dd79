import { cutRanges } from "@teamwright/allocation";
import type { Team } from "@teamwright/domain";
import { HOUR } from "@teamwright/domain/durations";
import { teamsOfMatch } from "#testing/legal-teams.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleMatch } from "#modules/feeds/testing/samples.ts";
import { engineMatch } from "#modules/posted-teams/engine-match.ts";
import { sportMatch } from "#modules/posted-teams/testing/sport-match.ts";

const PUSH = { authorization: "Bearer a push key for tests only" };

/** Imports a cricket match that starts in `hours`; a second call moves its start. */
export async function bringMatch(server: TestApp, id: string, hours = 5): Promise<void> {
  const match = { ...sampleMatch(id), match_time: new Date(Date.now() + hours * HOUR).toISOString() };
  const body = { matches: [match] };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH });
  if (reply.status !== 200) throw new Error(reply.text);
}

/** `count` legal teams of such a match. */
export const teamsForMatch = (count: number): Team[] => teamsOfMatch(engineMatch(sportMatch(0)), count);

/** The ranges that follow from the seed for these users, as the web application sends them. */
export function rangesFor(
  bookings: readonly (readonly [phone: string, teams: number])[],
  seed: number,
): { phoneNumber: string; left: number; right: number }[] {
  const users = bookings.toSorted(([one], [other]) => one.localeCompare(other));
  const counts = users.map(([, teams]) => teams);
  return cutRanges(counts, seed).map(({ member, left, right }) => ({
    phoneNumber: users[member]![0],
    left,
    right,
  }));
}

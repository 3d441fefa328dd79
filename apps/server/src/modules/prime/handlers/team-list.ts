import { contract } from "@teamwright/contract";
import { prebuilt } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { findMatches, statusAt } from "#modules/matches/public.ts";
import { PRIME_LIST_KEY } from "../announce.ts";
import { matchesWithPosts } from "../post.repository.ts";
import { matchesWithOpenBooking } from "../prime-match.repository.ts";

/** Bookings close by themselves when their match starts. */
async function openBookings({ database }: Deps): Promise<string[]> {
  const open = await matchesWithOpenBooking(database.db);
  if (open.length === 0) return [];
  const now = new Date();
  const matches = await findMatches(database.db, open);
  const waiting = new Set(
    matches.filter(({ shown }) => statusAt(shown, now) === 0).map(({ shown }) => shown.id),
  );
  return open.filter((id) => waiting.has(id));
}

/** Every open home screen requests this, and the reply is the same for all. */
export const primeTeamList = handle(contract.prime.teamList, ({ deps }) => {
  const body = deps.payloads.get(PRIME_LIST_KEY, async () => {
    const [data, booking_data] = await Promise.all([matchesWithPosts(deps.database.db), openBookings(deps)]);
    const lists = { data, booking_data };
    return { content: JSON.stringify(lists), reply: { status: "success", message: "", ...lists } };
  });
  return prebuilt(body, "private, no-cache");
});

import type { Deps } from "#http/deps.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { announcePosts, restorePrimeData } from "#modules/prime/public.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";

export async function restorePrime(deps: Deps, io: Io, json = false): Promise<number> {
  const { matchIds, skipped } = await deps.transaction(async (tx) => {
    const restoredCounts = await restorePrimeData(tx);
    const details = { matches: restoredCounts.matchIds.length, skipped: restoredCounts.skipped };
    await writeAudit(tx, { actorId: null, action: "prime.restore", details });
    return restoredCounts;
  });
  announcePosts(deps);
  if (json) {
    io.out(JSON.stringify({ matches: matchIds, skipped }));
    return exit.done;
  }
  io.out(`Restored the prime data of ${matchIds.length} matches. Bookings stay closed.`);
  if (skipped > 0) io.out(`${skipped} matches have new prime data and keep it.`);
  return exit.done;
}

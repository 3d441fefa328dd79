import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { announceEvent } from "../announcements/public.ts";
import { keysEndingWithin } from "../auth/public.ts";
import { readSettings } from "./settings.repository.ts";
import { timeIn } from "./time-in.ts";

/** Enough to give a program another key. */
const DAYS = 14;

/** Tells the owners of API keys that end soon, once for each key. */
export async function announceKeyEnds(deps: Deps): Promise<void> {
  for (const { id, accountId, name, expiresAt } of await keysEndingWithin(deps.database.db, DAYS))
    await inTransaction(deps, async (scope) => {
      const { timeZone } = await readSettings(scope.db, accountId);
      await announceEvent(scope, {
        kind: "credentials",
        key: `end:${id}`,
        matchId: "",
        values: { change: "keyEnds", name, at: timeIn(timeZone, expiresAt) },
        audience: { of: "accounts", ids: [accountId] },
        path: "/profile",
        expiresAt: expiresAt.toISOString(),
      });
    });
}

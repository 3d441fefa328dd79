import type { z } from "zod";
import { DAY } from "@teamwright/domain/durations";
import type { Deps } from "#http/deps.ts";
import { inTransaction } from "#http/in-transaction.ts";
import { findAccount } from "../accounts/public.ts";
import { announceEvent } from "../announcements/public.ts";
import { takeTelling } from "../auth/public.ts";
import type { guessesKind } from "../auth/public.ts";
import { withdrawGuesses } from "./notice.repository.ts";
import { readSettings } from "./settings.repository.ts";
import { timeIn } from "./time-in.ts";

/**
 * Tells a person of suspicious attempts, at most once an hour. That the account was opened is worse news than the
 * failures before it: it takes the place of their notice, so the list has one of the hour.
 */
export const announceGuesses = (
  deps: Deps,
  { accountId, id, opened, count, at }: z.infer<typeof guessesKind.input>,
): Promise<void> =>
  inTransaction(deps, async (scope) => {
    const { db } = scope;
    // The job is stored for a number without an account too.
    if (!(await findAccount(db, accountId))) return;
    if (!(await takeTelling(db, accountId, opened ? "opened" : "failed"))) return;
    if (opened) await withdrawGuesses(db, accountId);
    const { timeZone } = await readSettings(db, accountId);
    await announceEvent(scope, {
      kind: "credentials",
      key: id,
      matchId: "",
      values: { change: opened ? "opened" : "guesses", count, at: timeIn(timeZone, new Date(at)) },
      audience: { of: "accounts", ids: [accountId] },
      path: "/profile",
      expiresAt: new Date(Date.parse(at) + DAY).toISOString(),
    });
  });

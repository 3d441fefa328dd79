import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Scope } from "#http/deps.ts";
import { MANY_FAILURES, countFailures } from "./login-guard.repository.ts";
import type { GuardKey } from "./login-guard.repository.ts";

/** The job of module `notices` that tells a person of suspicious attempts. */
export const guessesKind = {
  name: "notices.guesses",
  input: z.object({
    accountId: z.string(),
    id: z.string(),
    /** Whether the account was opened after the failures. */
    opened: z.boolean(),
    count: z.number(),
    at: z.iso.datetime(),
  }),
} as const;

type Enqueue = Pick<Scope, "db" | "deps" | "afterCommit">;

/**
 * After a failed attempt: enough of them are told to the person. For a number without an account the same job is stored
 * with an id that nobody has, so that both cost the same time.
 */
export async function tellGuesses(
  scope: Enqueue,
  accountId: string | undefined,
  keys: readonly GuardKey[],
): Promise<void> {
  const count = await countFailures(scope.db, keys);
  if (count >= MANY_FAILURES) await tell(scope, accountId ?? randomUUID(), count, false);
}

/** In the transaction of a sign-in, before its failures are forgiven: its own attempt is one of the counted. */
export async function tellOpened(
  scope: Enqueue,
  accountId: string,
  keys: readonly GuardKey[],
): Promise<void> {
  const count = (await countFailures(scope.db, keys)) - 1;
  if (count >= MANY_FAILURES) await tell(scope, accountId, count, true);
}

async function tell(scope: Enqueue, accountId: string, count: number, opened: boolean): Promise<void> {
  const input = { accountId, id: randomUUID(), opened, count, at: new Date().toISOString() };
  await scope.deps.jobs.enqueue(scope, guessesKind, input);
}

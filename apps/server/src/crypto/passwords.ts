import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns.ts";
import type { Waiter } from "./turns.ts";

/** argon2id: 19 MiB, 2 passes, 1 lane. Source: OWASP password storage, as the decisions ask. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** The most calls that wait: at 20 ms to 60 ms each the last one waits a few seconds. */
const WAITING = 100;

export interface Passwords {
  hash(password: string, waiter?: Waiter): Promise<string>;
  /** Takes the same time when there is no hash (no such account). */
  verify(stored: string | null, password: string, waiter?: Waiter): Promise<boolean>;
  needsRehash(stored: string): boolean;
}

/**
 * Hashes in the thread pool, a few at a time: many simultaneous sign-ins queue here, and the threads for files, DNS and
 * compression stay free. Throws `Overloaded` when too many wait, and for callers that have disconnected.
 */
export async function createPasswords(concurrency: number): Promise<Passwords> {
  const decoy = await hash("no account has this password", PARAMETERS);
  const hashTurns = createTurns({ atOnce: concurrency, waiting: WAITING });
  return {
    hash: (password, waiter) => hashTurns(waiter, () => hash(password, PARAMETERS)),
    verify: async (stored, password, waiter) => {
      const matches = await hashTurns(waiter, () => verify(stored ?? decoy, password));
      return matches && stored !== null;
    },
    needsRehash: (stored) => !CURRENT.test(stored),
  };
}

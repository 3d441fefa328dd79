import { hash, verify } from "@node-rs/argon2";

/** argon2id: 19 MiB, 2 passes, 1 lane. Source: OWASP password storage, as the decisions ask. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CURRENT = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long when there is no hash (no such account). */
  verify(stored: string | null, password: string): Promise<boolean>;
  needsRehash(stored: string): boolean;
}

/**
 * Hashes in the thread pool, a few at a time: a storm of sign-ins queues up here while the threads that files, DNS and
 * compression need stay free.
 */
export async function createPasswords(concurrency: number): Promise<Passwords> {
  const decoy = await hash("no account has this password", PARAMETERS);
  let free = concurrency;
  const waiting: (() => void)[] = [];
  const limited = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  return {
    hash: (password) => limited(() => hash(password, PARAMETERS)),
    verify: async (stored, password) => {
      const matches = await limited(() => verify(stored ?? decoy, password));
      return matches && stored !== null;
    },
    needsRehash: (stored) => !CURRENT.test(stored),
  };
}

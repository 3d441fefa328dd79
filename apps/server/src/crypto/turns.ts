import { Overloaded } from "./overloaded.ts";

/** The caller has disconnected: the work is dropped at its turn. */
export interface Waiter {
  readonly gone: boolean;
}

/** Runs work when its turn comes. Throws `Overloaded` when too many wait, and for callers that have disconnected. */
export type Turns = <Value>(waiter: Waiter | undefined, work: () => Promise<Value>) => Promise<Value>;

/** `atOnce` pieces of work at a time; at most `waiting` wait. */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async (waiter, work) => {
    if (free > 0) free -= 1;
    else {
      if (waiting.length >= most) throw new Overloaded("too many wait for their turn");
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      if (waiter?.gone === true) throw new Overloaded("the caller has left");
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** How many calls run at once under a name; the others wait in order. */
export interface CallSlots {
  /**
   * Resolves with a function that releases the slot, or with null when too many calls wait already or the time is over.
   */
  take(signal: AbortSignal): Promise<(() => void) | null>;
  readonly idle: boolean;
}

export function createCallSlots(atOnce: number, waitingAtMost: number): CallSlots {
  let usedSlots = 0;
  const waiting: (() => void)[] = [];
  const giveBack = () => {
    usedSlots -= 1;
    waiting.shift()?.();
  };
  const take = () => {
    usedSlots += 1;
    let isReturned = false;
    return () => {
      if (!isReturned) giveBack();
      isReturned = true;
    };
  };
  return {
    take: async (signal) => {
      if (usedSlots < atOnce) return take();
      if (waiting.length >= waitingAtMost || signal.aborted) return null;
      return new Promise((resolve) => {
        const next = () => {
          signal.removeEventListener("abort", leave);
          resolve(take());
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(next), 1);
          resolve(null);
        };
        waiting.push(next);
        signal.addEventListener("abort", leave, { once: true });
      });
    },
    get idle() {
      return usedSlots === 0 && waiting.length === 0;
    },
  };
}

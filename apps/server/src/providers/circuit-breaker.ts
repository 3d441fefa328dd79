/** Consecutive failures that open the circuit. */
const FAILURES = 5;
/** How long the circuit stays open. Milliseconds. */
const PAUSE = 15_000;

export interface CircuitBreaker {
  /** Milliseconds until a call may be made; 0 now. After the pause a single trial call is allowed. */
  wait(): number;
  succeeded(): void;
  failed(): void;
}

/** Stops calls to an app that does not answer, so that its failure costs neither side resources. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    wait: () => {
      const wait = closedUntil - now();
      if (wait > 0) return wait;
      // The trial call blocks the others until its reply.
      if (failures >= FAILURES) closedUntil = now() + PAUSE;
      return 0;
    },
    succeeded: () => {
      failures = 0;
      closedUntil = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= FAILURES) closedUntil = now() + PAUSE;
    },
  };
}

export interface CircuitBreaker {
  /** Milliseconds until a call may be made; 0 now. After the pause a single trial call is allowed. */
  wait(): number;
  succeeded(): void;
  failed(): void;
}

/**
 * Stops calls to a service that does not answer, so that its failure costs neither side resources. `failures`:
 * consecutive ones that open the circuit; `pause`: how long it stays open, in milliseconds.
 */
export function createCircuitBreaker(
  now: () => number,
  { failures: most, pause }: { readonly failures: number; readonly pause: number },
): CircuitBreaker {
  let failures = 0;
  let closedUntil = 0;
  return {
    wait: () => {
      const wait = closedUntil - now();
      if (wait > 0) return wait;
      // The trial call blocks the others until its reply.
      if (failures >= most) closedUntil = now() + pause;
      return 0;
    },
    succeeded: () => {
      failures = 0;
      closedUntil = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= most) closedUntil = now() + pause;
    },
  };
}

export interface TimingRequest {
  readonly steps: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly deadline: number;
  /** The app accepts one team per this many milliseconds; 0 sets no pace. */
  readonly paceMs: number;
  /** Duration of one call: measured, or a first guess. Milliseconds. */
  readonly callMs: number;
}

export interface Timing {
  /** How long all steps take. Milliseconds. */
  readonly duration: number;
  readonly endsAt: number;
  /** How many steps, from the first, finish before the deadline. */
  readonly inTime: number;
  /** Time left after the last step; negative when the steps take too long. Milliseconds. */
  readonly spare: number;
}

/** Compares the duration of a plan with the deadline. Calls are made one after another, never faster than the pace. */
export function timingOf({ steps, now, deadline, paceMs, callMs }: TimingRequest): Timing {
  const interval = Math.max(paceMs, callMs);
  const duration = steps === 0 ? 0 : (steps - 1) * interval + callMs;
  const left = deadline - now;
  const inTime =
    left < callMs ? 0 : interval === 0 ? steps : Math.min(steps, Math.floor((left - callMs) / interval) + 1);
  return { duration, endsAt: now + duration, inTime, spare: left - duration };
}

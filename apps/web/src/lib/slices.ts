/** Milliseconds of work between two pauses: on a phone four times as slow a slice is still no long task. */
const SLICE = 8;

/** The browser handles taps and draws before the work goes on; `scheduler.yield` would come before timers and replies. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface SliceOptions {
  /** Throws the signal's reason at the next pause. */
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * For long work on the page's thread: the result is called often, with the share that is done, and pauses when a slice
 * of time is used up.
 */
export function slices({ signal, onProgress }: SliceOptions = {}): (share: number) => Promise<void> {
  let began = performance.now();
  return async (share) => {
    if (performance.now() - began < SLICE) return;
    signal?.throwIfAborted();
    onProgress?.(share);
    await pause();
    signal?.throwIfAborted();
    began = performance.now();
  };
}

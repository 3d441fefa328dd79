const MAX_WAIT = 2000;

/** Resolves when the browser is idle, after 2 s at the latest. Safari has no such event: there after a short delay. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve();
    if ("requestIdleCallback" in globalThis) requestIdleCallback(done, { timeout: MAX_WAIT });
    else setTimeout(done, MAX_WAIT);
  });

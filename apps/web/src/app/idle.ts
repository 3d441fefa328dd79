const LONGEST = 2000;

/** Resolves when the browser has nothing to do, after 2 s at the latest. Safari does not tell: a moment later there. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => resolve();
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: LONGEST });
    else setTimeout(done, LONGEST);
  });

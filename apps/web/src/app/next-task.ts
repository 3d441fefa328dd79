/** Resolves in a task of its own: the browser paints and hears taps before. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

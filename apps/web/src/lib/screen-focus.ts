let focusedPath: string | null = null;

/**
 * Moves focus to the heading of a screen that was just opened: a screen reader says where it is, Tab starts at the
 * top. Once per address; the first screen of a visit leaves focus to the browser.
 */
export const focusScreen = (heading: HTMLElement | null, pathname: string): void => {
  const first = focusedPath === null;
  if (pathname === focusedPath) return;
  focusedPath = pathname;
  if (!first) heading?.focus({ preventScroll: true });
};

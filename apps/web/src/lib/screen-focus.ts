let focusedPath: string | null = null;
let focusedHeading: HTMLElement | null = null;

/** The heading that had the focus was replaced, as a screen's skeleton is by the screen: the browser let the focus fall. */
const fell = (): boolean =>
  focusedHeading?.isConnected === false && document.activeElement === document.body;

/**
 * Moves focus to the heading of a screen that was just opened: a screen reader says where it is, Tab starts at the
 * top. Once per address and heading; the first screen of a visit leaves focus to the browser.
 */
export const focusScreen = (heading: HTMLElement | null, pathname: string): void => {
  const first = focusedPath === null;
  if (pathname === focusedPath && !fell()) return;
  focusedPath = pathname;
  if (first) return;
  focusedHeading = heading;
  heading?.focus({ preventScroll: true });
};

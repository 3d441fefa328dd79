let focusedPath: string | null = null;
let focusedHeading: HTMLElement | null = null;

/** The same address with another heading: a screen replaced its skeleton, and the focus may have been lost. */
function followReplaced(heading: HTMLElement | null): void {
  if (focusedHeading === null || heading === focusedHeading) return;
  const fell = !focusedHeading.isConnected && document.activeElement === document.body;
  focusedHeading = heading;
  if (fell) heading?.focus({ preventScroll: true });
}

/**
 * Moves focus to the heading of a newly opened screen: a screen reader reads its title, and Tab starts at the top. Once
 * per address; the first screen of a visit leaves focus to the browser.
 */
export const focusScreen = (heading: HTMLElement | null, pathname: string): void => {
  if (pathname === focusedPath) {
    followReplaced(heading);
    return;
  }
  const first = focusedPath === null;
  focusedPath = pathname;
  if (first) return;
  focusedHeading = heading;
  heading?.focus({ preventScroll: true });
};

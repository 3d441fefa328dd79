import { afterPaint } from "./after-paint.ts";

// Focus moves after a paint: it forces a layout, which would be the longest part of the task that opens the screen.
let focusedPath: string | null = null;
let focusedHeading: HTMLElement | null = null;

/** Nothing took the focus since then; the element that had it may have left with its screen. */
const isStill = (before: Element | null): boolean =>
  document.activeElement === before || document.activeElement === document.body;

/** The same address with another heading: a screen replaced its skeleton, and the focus may have been lost with it. */
function followReplaced(heading: HTMLElement | null): void {
  if (focusedHeading === null || heading === focusedHeading) return;
  const fell = !focusedHeading.isConnected && document.activeElement === document.body;
  focusedHeading = heading;
  if (!fell) return;
  afterPaint(() => {
    if (heading === focusedHeading && isStill(document.body)) heading?.focus({ preventScroll: true });
  });
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
  const focusedElement = document.activeElement;
  afterPaint(() => {
    // Meanwhile the screen was left, or something else took the focus.
    if (focusedPath !== pathname || !isStill(focusedElement)) return;
    focusedHeading?.focus({ preventScroll: true });
  });
};

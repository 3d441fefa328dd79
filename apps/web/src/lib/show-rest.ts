import { flushSync } from "react-dom";

/** Shows the rest of a list. The focus goes on with the first element that is new: the button that was pressed is gone. */
export function showRest(list: Element | null, show: () => void): void {
  const shownBefore = new Set(list?.children);
  flushSync(show);
  const added = [...(list?.children ?? [])].find((child) => !shownBefore.has(child));
  if (!(added instanceof HTMLElement)) return;
  const control = added.querySelector("input");
  if (control === null) added.tabIndex = -1;
  (control ?? added).focus({ preventScroll: true });
}

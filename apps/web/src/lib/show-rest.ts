import { flushSync } from "react-dom";

/** Shows the rest of a list. The focus goes on with the first element that is new: the button that was pressed is gone. */
export function showRest(list: Element | null, show: () => void): void {
  const shownBefore = new Set(list?.children);
  flushSync(show);
  const firstAdded = [...(list?.children ?? [])].find((child) => !shownBefore.has(child));
  if (!(firstAdded instanceof HTMLElement)) return;
  const control = firstAdded.querySelector("input");
  if (control === null) firstAdded.tabIndex = -1;
  (control ?? firstAdded).focus({ preventScroll: true });
}

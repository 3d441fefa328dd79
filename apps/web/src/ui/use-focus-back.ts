import { useEffect, useState } from "react";

const outside = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest("dialog") !== null;

/**
 * Returns the focus to the control that opened a dialog when the dialog closes. The browser does so only when a dialog is
 * closed, not when its element is removed or another dialog takes its place.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen && opener === null) setOpener(document.activeElement);
  if (!isOpen && opener !== null) setOpener(null);
  useEffect(() => {
    if (!isOpen || !(opener instanceof HTMLElement)) return undefined;
    // In the next frame: focus() computes the styles of the page, which the frame does anyway.
    return () => {
      requestAnimationFrame(() => {
        if (opener.isConnected && outside(document.activeElement)) opener.focus({ preventScroll: true });
      });
    };
  }, [isOpen, opener]);
}

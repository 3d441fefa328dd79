import { useEffect, useState } from "react";

const outside = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest("dialog") !== null;

/** What opened the lowest of the open dialogs. */
let openerOnPage: HTMLElement | null = null;

/**
 * Returns the focus to the control that opened a dialog when the dialog closes. The browser does so only when a dialog is
 * closed, not when its element is removed or another dialog takes its place. In the last case the opener was in the first
 * dialog, which is gone: the focus returns to what opened that one.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opener, setOpener] = useState<Element | null>(null);
  if (isOpen && opener === null) setOpener(document.activeElement);
  if (!isOpen && opener !== null) setOpener(null);
  useEffect(() => {
    if (!isOpen || !(opener instanceof HTMLElement)) return undefined;
    if (!outside(opener)) openerOnPage = opener;
    // In the next frame: focus() computes the styles of the page, which the frame does anyway.
    return () => {
      requestAnimationFrame(() => {
        const target = opener.isConnected ? opener : openerOnPage;
        if (outside(document.activeElement)) target?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, opener]);
}

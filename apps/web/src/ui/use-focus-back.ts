import { useEffect, useState } from "react";

const outside = (element: Element | null): boolean =>
  element === null || element === document.body || element.closest("[role=dialog]") !== null;

/**
 * Returns the focus to the control that opened a dialog when the dialog closes. Mantine stores the control after its
 * focus trap has moved the focus, and so loses it.
 */
export function useFocusBack(opened: boolean): void {
  const [opener, setOpener] = useState<Element | null>(null);
  if (opened && opener === null) setOpener(document.activeElement);
  if (!opened && opener !== null) setOpener(null);
  useEffect(() => {
    if (!opened || !(opener instanceof HTMLElement)) return undefined;
    return () => {
      if (opener.isConnected && outside(document.activeElement)) opener.focus({ preventScroll: true });
    };
  }, [opened, opener]);
}

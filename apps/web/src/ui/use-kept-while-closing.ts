import { useEffect, useState } from "react";

/** As long as the longest transition of modal.module.css, ms. */
const CLOSING = 250;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether to render a layer: while it is open, and until its transition has ended when it closes. */
export function useKeptWhileClosing(isOpen: boolean): boolean {
  const [isKept, setIsKept] = useState(isOpen);
  if (isOpen !== isKept && (isOpen || isStill())) setIsKept(isOpen);
  const closing = isKept && !isOpen;
  useEffect(() => {
    if (!closing) return undefined;
    const timer = setTimeout(setIsKept, CLOSING, false);
    return () => clearTimeout(timer);
  }, [closing]);
  return isOpen || isKept;
}

import { useEffect, useState } from "react";

/** As long as the longest transition of modal.module.css, ms. */
const CLOSING = 250;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether to render a layer: while it is open, and until its transition has ended when it closes. */
export function useKeptWhileClosing(opened: boolean): boolean {
  const [kept, setKept] = useState(opened);
  if (opened !== kept && (opened || isStill())) setKept(opened);
  const closing = kept && !opened;
  useEffect(() => {
    if (!closing) return undefined;
    const timer = setTimeout(setKept, CLOSING, false);
    return () => clearTimeout(timer);
  }, [closing]);
  return opened || kept;
}

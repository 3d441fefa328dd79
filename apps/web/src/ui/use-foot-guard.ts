import { useEffect, useState } from "react";
import { DOUBLE_TAP } from "#lib/use-single-tap.ts";

let tappedAt = -Infinity;

const noteTap = (): void => {
  tappedAt = performance.now();
};

/**
 * For the footer's buttons: the next screen's come under the finger, and the second tap of a double tap would use them
 * unseen. They take no tap until its time has passed.
 */
export function useFootGuard() {
  const [opensAt] = useState(() => tappedAt + DOUBLE_TAP);
  const [guards, setGuards] = useState(() => performance.now() < opensAt);
  useEffect(() => {
    if (!guards) return undefined;
    const timer = setTimeout(() => setGuards(false), opensAt - performance.now());
    return () => clearTimeout(timer);
  }, [guards, opensAt]);
  return { onClickCapture: noteTap, ...(guards && { style: { pointerEvents: "none" } as const }) };
}

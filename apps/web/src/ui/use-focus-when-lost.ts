import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** When `moment` changes and the control with the focus is gone, `target` takes the focus. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, moment: string | boolean): void {
  const lastMoment = useRef(moment);
  useEffect(() => {
    if (lastMoment.current === moment) return undefined;
    lastMoment.current = moment;
    // In the next frame: a dialog that opens takes the focus first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, moment]);
}

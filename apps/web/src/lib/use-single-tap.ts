import { useEffect, useRef } from "react";

/** Systems count two taps within 300 to 500 ms as a double tap. */
export const DOUBLE_TAP = 500;

/**
 * The action of a button that changes or moves what lies under the finger: it ignores the second tap of a double tap, and
 * every tap while it runs. A change of `scope` starts anew.
 */
export function useSingleTap<Input extends readonly unknown[]>(
  action: (...input: Input) => Promise<void> | void,
  scope?: unknown,
): (...input: Input) => void {
  const last = useRef({ at: -Infinity, running: false });
  useEffect(() => {
    last.current = { at: -Infinity, running: false };
  }, [scope]);
  return (...input) => {
    const tap = last.current;
    if (tap.running || performance.now() - tap.at < DOUBLE_TAP) return;
    tap.at = performance.now();
    tap.running = true;
    void Promise.resolve(action(...input)).finally(() => {
      tap.running = false;
    });
  };
}

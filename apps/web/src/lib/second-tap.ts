import { DOUBLE_TAP } from "./use-single-tap.ts";

/** Further apart, two taps are no double tap; pixels. */
const NEAR = 24;

/**
 * The second tap of a double tap does nothing on a screen that the first one opened: it would answer, send or leave what
 * nobody has seen yet. Browsers count the taps of a mouse, and not always those of a finger.
 */
export function ignoreSecondTaps(): void {
  let first = { at: -Infinity, x: 0, y: 0, screen: "" };
  const onClick = (event: MouseEvent): void => {
    // By keyboard there are no two taps.
    if (event.detail === 0) return;
    const { timeStamp: at, clientX: x, clientY: y, detail } = event;
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    const isSecond =
      (detail > 1 || byFinger) && at - first.at < DOUBLE_TAP && Math.hypot(x - first.x, y - first.y) < NEAR;
    if (isSecond && first.screen !== window.location.pathname) {
      event.preventDefault();
      event.stopPropagation();
    } else first = { at, x, y, screen: window.location.pathname };
  };
  document.addEventListener("click", onClick, { capture: true });
}

import { useEffect } from "react";

let locks = 0;

/**
 * Keeps the screen behind an open dialog from scrolling. Not by a style sheet that is added to the page: the browser
 * would recompute all styles, 20 ms on a slow phone with a wall of teams.
 */
export function useLockedScroll(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    // The scroll bar disappears, but its space stays, so that nothing moves.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [isOpen]);
}

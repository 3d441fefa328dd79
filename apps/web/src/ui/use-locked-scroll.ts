import { useEffect } from "react";

let locks = 0;

/**
 * Keeps the screen behind an open dialog from scrolling. Mantine's own lock writes a style sheet into the page, for which
 * the browser computes the style of everything anew: with a wall of teams behind it, 20 ms of a slow phone.
 */
export function useLockedScroll(opened: boolean): void {
  useEffect(() => {
    if (!opened) return undefined;
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    // The scroll bar goes, its room stays: nothing moves.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    style.overflow = "hidden";
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, [opened]);
}

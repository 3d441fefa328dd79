import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { useLocation, useNavigationType } from "react-router";

const positions = new Map<string, number>();

/** How long to wait until a page is as high as before, ms. */
const RESTORE_TIMEOUT = 5000;

/**
 * How long the height must stay unchanged to count as final, because parts appear and disappear while the page is
 * built, ms.
 */
const QUIET = 600;

/** Events with which the user scrolls: after one, the position is not restored any more. */
const ownMoves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Restores the scroll position as soon as the page is high enough, because its content may come from the device or the
 * server a little later. Calls `onEnd` when the position is stable, or when the user has scrolled.
 */
function scrollBack(top: number, onEnd: () => void): () => void {
  const end = (): void => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) window.removeEventListener(move, end);
    onEnd();
  };
  let timer = setTimeout(end, RESTORE_TIMEOUT);
  const sizes = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1) return;
    clearTimeout(timer);
    timer = setTimeout(end, QUIET);
  });
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  window.scrollTo(0, top);
  sizes.observe(document.body);
  return end;
}

/**
 * Scrolls to the top of a new screen. A page that is there already is scrolled in the next frame, before it is painted:
 * at once, the layout of the new screen would be part of the task that rendered it.
 */
function startAtTop(at: RefObject<number | undefined>): (() => void) | undefined {
  if (at.current !== 0) {
    window.scrollTo(0, 0);
    at.current = 0;
    return undefined;
  }
  const frame = requestAnimationFrame(() => window.scrollTo(0, 0));
  return () => cancelAnimationFrame(frame);
}

/** A new screen starts at its top; back and forward restore the earlier position. */
export const useScrollMemory = (): void => {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const current = useRef(key);
  const shownPath = useRef(pathname);
  const restoring = useRef(false);
  // Where the last event of scrolling left the page; reading it from the window would force a layout.
  const at = useRef<number>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = (): void => {
      at.current = window.scrollY;
      // A page that is not yet as high as before stops at its end: that position is not stored.
      if (!restoring.current) positions.set(current.current, window.scrollY);
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => {
      window.removeEventListener("scroll", remember);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    const hasMoved = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (how !== "POP") {
      // A change of only the query, e.g. of a tab, keeps the position.
      return hasMoved ? startAtTop(at) : undefined;
    }
    const top = positions.get(key) ?? 0;
    if (top === 0) return startAtTop(at);
    restoring.current = true;
    return scrollBack(top, () => {
      restoring.current = false;
    });
  }, [key, pathname, how]);
};

import { useCallback, useState } from "react";

/** How far below the screen the end of the list is when more of it is rendered. */
const AHEAD = "1500px";

/**
 * How many items of a long list are rendered: `step` at first, and `step` more each time the end of the list comes near
 * the screen. `end` belongs on an element after the last item while there are more. Back to a position far down renders
 * up to it, because each attempt to scroll there shows the end again.
 */
export function useShownCount(all: number, step: number) {
  const [askedCount, setAskedCount] = useState(step);
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setAskedCount(askedCount + step);
        },
        { rootMargin: `0px 0px ${AHEAD} 0px` },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    // Another observer for each number: one that stays in sight does not report again.
    [askedCount, step],
  );
  return { shown: Math.min(all, askedCount), end };
}

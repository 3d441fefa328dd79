import { useCallback, useRef } from "react";

/**
 * Keeps the second pane below the sticky header, whose height is only known after rendering. Only the pane gets the
 * value: a custom property on the page would recompute every style in it.
 */
export function useBelowHead() {
  const head = useRef<HTMLElement>(null);
  const beside = useCallback((aside: HTMLElement | null) => {
    const above = head.current;
    if (aside === null || above === null) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      aside.style.setProperty("--head-height", `${height}px`);
    });
    sizes.observe(above);
    return () => sizes.disconnect();
  }, []);
  return { head, beside };
}

import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A stable function that calls the callback of the last render, so that rows of a long list are not rendered again when
 * their parent is.
 */
export function useLatestCallback<Arguments extends readonly unknown[]>(
  callback: (...values: Arguments) => void,
): (...values: Arguments) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => {
    latest.current(...values);
  }, []);
}

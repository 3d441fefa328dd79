import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * The callback as of the last render behind a function that stays the same: rows of a long list that get it are not
 * drawn again because their parent was.
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

import { createContext, use, useEffect } from "react";

/** Takes whether a form of the page has unsaved input, for the page's `useLeaveGuard`. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** Reports the form's unsaved input to the page that asks before it is left. */
export function useUnsaved(isUnsaved: boolean): void {
  const report = use(UnsavedContext);
  useEffect(() => {
    report(isUnsaved);
    return () => report(false);
  }, [report, isUnsaved]);
}

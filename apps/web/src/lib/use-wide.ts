import { useSyncExternalStore } from "react";

/** The width from which a screen has the rail, as in the style sheets. */
const WIDE = "(min-width: 1024px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the window has room for the rail. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);

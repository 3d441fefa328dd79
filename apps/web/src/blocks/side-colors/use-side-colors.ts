import { useEffect } from "react";
import { idle } from "#lib/idle.ts";

/** The sides of the open match have the colours of their crests. Loaded when the page has nothing else to do. */
export function useSideColors(left: string, right: string): void {
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      await idle();
      const { applySideColors } = await import("./apply-side-colors.ts");
      if (!stop.signal.aborted) await applySideColors(left, right, stop.signal);
    })();
    return () => stop.abort();
  }, [left, right]);
}

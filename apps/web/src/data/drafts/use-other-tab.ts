import { useEffect, useState } from "react";
import type { DeviceDrafts } from "./device-drafts.ts";

/**
 * When another tab changed the draft, in milliseconds since 1970; undefined: this tab shows the draft that the device
 * has. `shownAt` is the time of the draft that this tab read or wrote.
 */
export function useOtherTab<Value>(
  drafts: DeviceDrafts<Value>,
  id: string,
  shownAt: number | undefined,
): number | undefined {
  const [storedAt, setStoredAt] = useState(shownAt);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === drafts.key) setStoredAt(drafts.find(id)?.changedAt);
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [drafts, id]);
  return storedAt !== undefined && storedAt > (shownAt ?? 0) ? storedAt : undefined;
}

import { useEffect, useState } from "react";
import type { DeviceDrafts } from "./device-drafts.ts";

/** Calls back when another tab changed the drafts. */
export function useChangesElsewhere<Value>({ key }: DeviceDrafts<Value>, onChange: () => void): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) onChange();
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, onChange]);
}

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
  useChangesElsewhere(drafts, () => setStoredAt(drafts.find(id)?.changedAt));
  return storedAt !== undefined && storedAt > (shownAt ?? 0) ? storedAt : undefined;
}

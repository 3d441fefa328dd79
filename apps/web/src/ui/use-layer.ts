import { useEffect } from "react";
import { openLayer } from "../lib/history-layers.ts";
import { useLatestCallback } from "../lib/use-latest-callback.ts";

/** While `opened`, the browser's Back closes this part instead of leaving the page. */
export function useLayer(opened: boolean, onClose: () => void): void {
  const close = useLatestCallback(onClose);
  useEffect(() => (opened ? openLayer(close) : undefined), [opened, close]);
}

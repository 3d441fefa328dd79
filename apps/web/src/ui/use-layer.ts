import { useLayoutEffect } from "react";
import { openLayer } from "#lib/history-layers.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

/** While `opened`, the browser's Back closes this part instead of leaving the page; one that stays is only told of it. */
export function useLayer(opened: boolean, onClose: () => void, stays = false): void {
  const close = useLatestCallback(onClose);
  // Before the layer is painted: from then on Back may be pressed.
  useLayoutEffect(() => (opened ? openLayer(close, stays) : undefined), [opened, close, stays]);
}

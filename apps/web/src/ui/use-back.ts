import { useNavigate } from "react-router";
import { previousPath } from "#lib/history-layers.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";

/** A page's own Back: to the previous screen; to `parent` when the page is the first of the tab. */
export function useBack(parent: string): () => void {
  const navigate = useNavigate();
  return useLatestCallback(() => {
    if (previousPath() === null) void navigate(parent, { replace: true });
    else void navigate(-1);
  });
}

/**
 * Back to `parent`, wherever the user came from. When that is the parent, it is the browser's Back: scroll position and
 * history stay as the user left them.
 */
export function useBackTo(parent: string): () => void {
  const navigate = useNavigate();
  return useLatestCallback(() => {
    const previous = previousPath();
    if (previous === parent.replace(/[?#].*$/, "")) void navigate(-1);
    else void navigate(parent, { replace: previous === null });
  });
}

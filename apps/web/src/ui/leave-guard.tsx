import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#i18n/translate.ts";
import { previousPath } from "#lib/history-layers.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { ConfirmDialog } from "./dialog.tsx";
import { useLayer } from "./use-layer.ts";

export interface LeaveGuard {
  /** Goes on, after the question where input is unsaved. */
  readonly ask: (next: () => void) => void;
  /** The page's own Back: it asks first. */
  readonly onBack: () => void;
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The address of another screen to which the click leads in this tab. */
const screenOf = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlain(event) || link.target === "_blank" || link.hasAttribute("download")) return null;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return null;
  return link.pathname + link.search + link.hash;
};

/**
 * Asks before unsaved input is lost: on the page's Back, the browser's Back, a link to another screen, and when the tab
 * is closed or loaded again (there with the browser's own question).
 */
export function useLeaveGuard(isUnsaved: boolean, onBack: () => void): LeaveGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const navigate = useNavigate();
  const ask = (next: () => void): void => {
    if (isUnsaved) setLeave(() => next);
    else next();
  };

  // The browser's Back removes this layer's entry instead of the page.
  const onBrowserBack = (): void => {
    ask(() => {
      if (previousPath() === null) onBack();
      else void navigate(-1);
    });
  };
  useLayer(isUnsaved, onBrowserBack, true);

  const onClick = useLatestCallback((event: MouseEvent) => {
    const screen = screenOf(event);
    if (screen === null) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate(screen));
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    // Before the router's own handler of the link.
    document.addEventListener("click", onClick, true);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [isUnsaved, onClick]);

  return {
    ask,
    onBack: () => ask(onBack),
    asking: leave !== null,
    stay: () => {
      setLeave(null);
    },
    // The question stays open until its page is gone: closing it would be a second traversal of the history.
    leave: () => leave?.(),
  };
}

interface LeaveDialogProps {
  readonly guard: LeaveGuard;
  /** What would be lost; absent: unsaved input. */
  readonly question?: string;
  readonly detail?: string;
}

/** The question of `useLeaveGuard`. */
export const LeaveDialog = ({ guard, question, detail }: LeaveDialogProps) => (
  <ConfirmDialog
    isOpen={guard.asking}
    onClose={guard.stay}
    onConfirm={guard.leave}
    question={question ?? t("shell.unsaved.question")}
    detail={detail ?? t("shell.unsaved.detail")}
    cancelLabel={t("shell.unsaved.stay")}
    confirmLabel={t("shell.unsaved.leave")}
    danger
  />
);

import { create } from "zustand";
import { t } from "#i18n/translate.ts";

export type ToastTone = "ok" | "bad" | "warn" | "accent";
export type ToastAction = {
  readonly label: string;
  readonly onClick: () => void;
  /** Stays until it is used or closed, e.g. a new version; others disappear after a while. */
  readonly lasting?: boolean;
};
export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  /** A button beside the text, e.g. undo; such a notice stays longer and can be closed. */
  readonly action?: ToastAction | undefined;
};

const SHOWN_FOR = 4000;
const WITH_ACTION_FOR = 12_000;
const OWN_TRAVERSAL = 1000;

type ToastState = { readonly toasts: readonly Toast[] };

/** The last one is shown. The earlier ones are lasting ones, which reappear when it is gone. */
export const useToastStore = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const lasting = ({ action }: Toast): boolean => action?.lasting === true;

export const closeToast = (id: number): void => {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
};

const closePassing = (): void => {
  useToastStore.setState(({ toasts }) => (toasts.every(lasting) ? {} : { toasts: toasts.filter(lasting) }));
};

/**
 * When the user does something else or leaves the page, the message counts as read. Undo stays available on the page.
 */
const onAction = (event: Event): void => {
  const toast = useToastStore.getState().toasts.at(-1);
  const target = event.target instanceof Element ? event.target : null;
  if (toast === undefined || target?.closest("[data-toast]")) return;
  // A traversal that belongs to the action that showed the toast arrives after it.
  if (event.type === "popstate" && performance.now() - shownAt < OWN_TRAVERSAL) return;
  if (toast.action === undefined || event.type === "popstate" || target?.closest("a")) closePassing();
};

let listening = false;

/** Registered at the first toast. It runs before the action's own handler, which may show the next one. */
const listen = (): void => {
  if (listening) return;
  listening = true;
  window.addEventListener("click", onAction, { capture: true });
  window.addEventListener("popstate", onAction, { capture: true });
};

/** As `toast`; returns the number for `closeToast`. */
export function showToast(tone: ToastTone, message: string, action?: ToastAction): number {
  listen();
  lastId += 1;
  shownAt = performance.now();
  const next = { id: lastId, tone, message, action };
  clearTimeout(timer);
  useToastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((toast) => lasting(toast) && toast.message !== message), next],
  }));
  if (!lasting(next)) timer = setTimeout(closeToast, action ? WITH_ACTION_FOR : SHOWN_FOR, next.id);
  return next.id;
}

/** Without a network a message that only says that something failed gives the reason, as the screens do. */
export const withReason = (message: string, connected: boolean): string =>
  !connected && message === t("shell.somethingWentWrong") ? `${message}\n${t("shell.offlineHint")}` : message;

const show =
  (tone: ToastTone) =>
  (message: string, action?: ToastAction): void =>
    void showToast(tone, message, action);

/** One short notice at the top centre, announced at once: `toast.success(t(key))`. */
export const toast = {
  success: show("ok"),
  error: (message: string, action?: ToastAction): void =>
    show("bad")(withReason(message, navigator.onLine), action),
  warning: show("warn"),
  info: show("accent"),
};

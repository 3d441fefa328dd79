import { create } from "zustand";

export type ToastTone = "ok" | "bad" | "warn" | "accent";
export type ToastAction = {
  readonly label: string;
  readonly onClick: () => void;
  /** Stays until it is used or closed, e.g. a new version; others leave after a while. */
  readonly lasting?: boolean;
};
export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly message: string;
  /** A button beside the words, e.g. undo; such a notice stays longer and can be closed. */
  readonly action?: ToastAction | undefined;
};

type ToastState = { readonly toasts: readonly Toast[] };

/** What `ToastHost` shows: newest last, three at most. */
export const useToastStore = create<ToastState>(() => ({ toasts: [] }));

let lastId = 0;

export const closeToast = (id: number): void => {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
};

const show =
  (tone: ToastTone) =>
  (message: string, action?: ToastAction): void => {
    lastId += 1;
    const next = { id: lastId, tone, message, action };
    useToastStore.setState(({ toasts }) => ({
      // The same words twice replace each other instead of piling up.
      toasts: [...toasts.filter((toast) => toast.message !== message), next].slice(-3),
    }));
  };

/** Short notices at the top centre, read out at once: `toast.success(messages.home.matchSaved)`. */
export const toast = {
  success: show("ok"),
  error: show("bad"),
  warning: show("warn"),
  info: show("accent"),
};

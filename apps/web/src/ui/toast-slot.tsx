import { t } from "#i18n/translate.ts";
import { useEffect, useId } from "react";
import { create } from "zustand";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon, type Icon } from "./icon.tsx";
import classes from "./toast-slot.module.css";
import { closeToast, useToastStore, type Toast, type ToastTone } from "./toast.ts";

const icons: Record<ToastTone, Icon> = {
  ok: CheckIcon,
  bad: WarningIcon,
  warn: WarningIcon,
  accent: InfoIcon,
};

const ToastView = ({ id, tone, message, action }: Toast) => {
  const IconOf = icons[tone];
  return (
    <div
      data-toast
      className={`${classes["toast"]} ${classes[tone]}`}
      role={tone === "bad" || tone === "warn" ? "alert" : "status"}
    >
      <span className={classes["icon"]}>
        <IconOf size={18} />
      </span>
      <span className={classes["text"]}>{message}</span>
      {action && (
        <>
          <button
            type="button"
            className={classes["action"]}
            onClick={() => {
              closeToast(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
          <button
            type="button"
            className={classes["close"]}
            aria-label={t("shell.close")}
            onClick={() => closeToast(id)}
          >
            <CloseIcon size={18} />
          </button>
        </>
      )}
    </div>
  );
};

/** The slots on the screen: the page's and, above it, those of open dialogs. */
const useSlots = create<{ readonly slots: readonly string[] }>(() => ({ slots: [] }));

/**
 * The position of the toast: under the header of the page, or of the open dialog, over the content. It covers no title
 * and no control of the header, and moves nothing.
 */
export const ToastSlot = () => {
  const id = useId();
  useEffect(() => {
    useSlots.setState(({ slots }) => ({ slots: [...slots, id] }));
    return () => {
      useSlots.setState(({ slots }) => ({ slots: slots.filter((slot) => slot !== id) }));
    };
  }, [id]);
  const uppermost = useSlots(({ slots }) => slots.at(-1) === id);
  const toast = useToastStore(({ toasts }) => toasts.at(-1));
  if (!uppermost || toast === undefined) return null;
  return (
    <div className={classes["slot"]}>
      <ToastView key={toast.id} {...toast} />
    </div>
  );
};

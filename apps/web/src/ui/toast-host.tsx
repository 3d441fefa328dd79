import { useEffect } from "react";
import { useText } from "../i18n/text.ts";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon, type Icon } from "./icon.tsx";
import classes from "./toast-host.module.css";
import { closeToast, useToastStore, type Toast, type ToastTone } from "./toast.ts";

const SHOWN_FOR = 4000;
const WITH_ACTION_FOR = 12_000;

const icons: Record<ToastTone, Icon> = {
  ok: CheckIcon,
  bad: WarningIcon,
  warn: WarningIcon,
  accent: InfoIcon,
};

const ToastView = ({ id, tone, message, action }: Toast) => {
  const { shell } = useText();
  const IconOf = icons[tone];
  useEffect(() => {
    if (action?.lasting) return undefined;
    const timer = setTimeout(closeToast, action ? WITH_ACTION_FOR : SHOWN_FOR, id);
    return () => {
      clearTimeout(timer);
    };
  }, [id, action]);
  return (
    <div
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
            aria-label={shell.close}
            onClick={() => closeToast(id)}
          >
            <CloseIcon size={18} />
          </button>
        </>
      )}
    </div>
  );
};

/** Shows the notices of `toast`. Our own: the library's costs 9 KB compressed on every first load. */
export const ToastHost = () => {
  const toasts = useToastStore((state) => state.toasts);
  return (
    <div className={classes["host"]}>
      {toasts.map((toast) => (
        <ToastView key={toast.id} {...toast} />
      ))}
    </div>
  );
};

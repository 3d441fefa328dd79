import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { createPortal } from "react-dom";
import { t } from "#i18n/translate.ts";
import { DOUBLE_TAP } from "#lib/use-single-tap.ts";
import { ActionIcon } from "./action-icon.tsx";
import classes from "./modal.module.css";
import { rem } from "./rem.ts";
import { ToastSlot } from "./toast-slot.tsx";
import { useFocusBack } from "./use-focus-back.ts";
import { useKeptWhileClosing } from "./use-kept-while-closing.ts";
import { useLayer } from "./use-layer.ts";
import { useLockedScroll } from "./use-locked-scroll.ts";

export type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Absent: "Close". */
  readonly closeLabel?: string | undefined;
  /** In pixels at the browser's usual size of text; absent where the class sets it. */
  readonly width?: number | undefined;
  readonly className: string | undefined;
  readonly closeOnClickOutside?: boolean;
  readonly closeOnEscape?: boolean;
  readonly children: ReactNode;
};

/**
 * The browser's modal dialog: it keeps the focus, and the page behind it takes no input. Its parent's state decides
 * whether it is open: Escape and Android's Back only ask for closing.
 */
const OpenModal = (props: ModalProps) => {
  const { isOpen, onClose, title, closeLabel = t("shell.close"), width, className } = props;
  const { closeOnClickOutside = true, closeOnEscape = true } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedTarget = useRef<EventTarget | null>(null);
  const shownAt = useRef(-Infinity);
  const [closings, setClosings] = useState(0);

  // Before the browser paints: the content is shown in the frame in which it was rendered.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // Where the whole dialog is removed, the browser closes it; close() would compute the page's styles once more.
    if (!isOpen) element.close();
    else if (!element.open) {
      element.querySelector("[data-autofocus]")?.setAttribute("autofocus", "");
      element.showModal();
      shownAt.current = performance.now();
    }
  }, [isOpen, closings]);

  const onCancel = (event: SyntheticEvent) => {
    // A file field's own event of this name bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (closeOnEscape) onClose();
  };
  // The browser may close it without asking. It is shown again if the parent keeps it open.
  const onClosed = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || !isOpen || currentTarget.open) return;
    if (closeOnEscape) onClose();
    setClosings(closings + 1);
  };
  // The second tap of a double tap on what opened it would close it, or answer its question unread. The press of a mouse
  // would select the word under it.
  const refuseSecondTap = (event: MouseEvent) => {
    const { nativeEvent, timeStamp, detail } = event;
    const byFinger = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
    if (timeStamp - shownAt.current > DOUBLE_TAP || (detail < 2 && !byFinger)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Only the area around the dialog has the dialog itself as target. A drag that began inside does not close it.
  const onClick = ({ target, currentTarget }: SyntheticEvent) => {
    const outside = target === currentTarget && pressedTarget.current === currentTarget;
    if (outside && isOpen && closeOnClickOutside) onClose();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={`${classes["modal"]} ${className}`}
      style={width === undefined ? undefined : { width: rem(width) }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={({ target }) => {
        pressedTarget.current = target;
      }}
      onMouseDownCapture={refuseSecondTap}
      onClickCapture={refuseSecondTap}
      onClick={onClick}
    >
      <div className={classes["header"]}>
        <div className={classes["titleRow"]}>
          <h2 id={`${id}-title`} className={classes["title"]}>
            {title}
          </h2>
          <ActionIcon className={classes["close"] ?? ""} aria-label={closeLabel} onClick={onClose}>
            <Cross />
          </ActionIcon>
        </div>
        {isOpen && <ToastSlot />}
      </div>
      <div id={`${id}-body`} className={classes["body"]}>
        {props.children}
      </div>
    </dialog>,
    document.body,
  );
};

const Cross = () => (
  <svg viewBox="0 0 15 15" width="20" height="20" aria-hidden="true">
    <path
      d="m3.62 3.62 7.76 7.76m0-7.76-7.76 7.76"
      stroke="currentColor"
      strokeWidth="1.15"
      strokeLinecap="round"
    />
  </svg>
);

/** The common part of `Dialog` and `Sheet`. */
export const Modal = (props: ModalProps) => {
  const { isOpen, onClose } = props;
  useLayer(isOpen, onClose);
  useFocusBack(isOpen);
  useLockedScroll(isOpen);
  const keptContent = useKeptWhileClosing(isOpen);
  return keptContent ? <OpenModal {...props} /> : null;
};

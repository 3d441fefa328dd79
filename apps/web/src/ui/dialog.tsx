import { Modal } from "@mantine/core";
import { Button } from "./button.tsx";
import { memo } from "react";
import type { ReactNode } from "react";
import { bothClosed } from "./both-closed.ts";
import classes from "./dialog.module.css";
import { ToastSlot } from "./toast-slot.tsx";
import { useFocusBack } from "./use-focus-back.ts";
import { useLayer } from "./use-layer.ts";
import { useLockedScroll } from "./use-locked-scroll.ts";

type DialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Buttons; on a phone they share the width. */
  readonly footer?: ReactNode;
  readonly size?: number | string;
  readonly closeOnClickOutside?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal window with a title, a body and a row of buttons. Escape and Back close it, and focus returns to where it
 * was.
 */
export const Dialog = memo(function Dialog({
  opened,
  onClose,
  title,
  closeLabel,
  footer,
  size,
  closeOnClickOutside = true,
  children,
}: DialogProps) {
  useLayer(opened, onClose);
  useFocusBack(opened);
  useLockedScroll(opened);
  return (
    <Modal.Root
      opened={opened}
      returnFocus={false}
      lockScroll={false}
      onClose={onClose}
      size={size ?? 420}
      centered
      radius={16}
      closeOnClickOutside={closeOnClickOutside}
      classNames={{ title: classes["title"] ?? "", content: classes["content"] ?? "" }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content>
        {/* Mantine's own header is a second banner to a screen reader. */}
        <div className={classes["header"]}>
          {opened && <ToastSlot />}
          <div className={classes["titleRow"]}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={closeLabel} size={44} iconSize={20} />
          </div>
        </div>
        <Modal.Body>
          {children}
          {footer && <div className={classes["footer"]}>{footer}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}, bothClosed);

type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly question: string;
  readonly detail?: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
};

/** Asks for confirmation of an action that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    opened={props.opened}
    onClose={props.onClose}
    title={props.question}
    closeLabel={props.cancelLabel}
    footer={
      <>
        <Button variant="soft" onClick={props.onClose}>
          {props.cancelLabel}
        </Button>
        <Button
          variant={props.danger ? "danger" : "filled"}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </>
    }
  >
    {props.detail}
  </Dialog>
);

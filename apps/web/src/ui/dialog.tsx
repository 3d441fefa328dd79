import { Button } from "./button.tsx";
import { memo } from "react";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { useSingleTap } from "#lib/use-single-tap.ts";
import { bothClosed } from "./both-closed.ts";
import classes from "./dialog.module.css";
import modal from "./modal.module.css";
import { Modal } from "./modal.tsx";

type DialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Absent: "Close". */
  readonly closeLabel?: string | undefined;
  /** Buttons; on a phone they share the width. */
  readonly footer?: ReactNode;
  readonly size?: number;
  readonly closeOnClickOutside?: boolean;
  readonly closeOnEscape?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal window with a title, a body and a row of buttons. Escape and Back close it, and focus returns to where it
 * was.
 */
export const Dialog = memo(function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  size,
  closeOnClickOutside = true,
  closeOnEscape = true,
  children,
}: DialogProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      width={size ?? 420}
      className={modal["dialog"]}
      closeOnClickOutside={closeOnClickOutside}
      closeOnEscape={closeOnEscape}
    >
      {children}
      {footer && <div className={classes["footer"]}>{footer}</div>}
    </Modal>
  );
}, bothClosed);

type ConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly question: string;
  readonly detail?: string;
  /** Absent: "Cancel". */
  readonly cancelLabel?: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
};

/** Asks for confirmation of an action that cannot be undone. A question is answered once. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { cancelLabel = t("shell.cancel") } = props;
  // After a call that was refused the question is open for another answer.
  const confirm = useSingleTap(
    () => {
      if (props.isOpen) props.onConfirm();
    },
    `${props.isOpen} ${props.busy === true}`,
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.question}
      closeLabel={cancelLabel}
      footer={
        <>
          <Button variant="soft" onClick={props.onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={props.danger ? "danger" : "filled"}
            loading={props.busy ?? false}
            onClick={confirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.detail}
    </Dialog>
  );
};

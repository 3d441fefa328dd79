import { memo } from "react";
import type { ReactNode } from "react";
import { bothClosed } from "./both-closed.ts";
import modal from "./modal.module.css";
import { Modal } from "./modal.tsx";

type SheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Absent: "Close". */
  readonly closeLabel?: string | undefined;
  /** "bottom" for a panel over a phone's screen, "left" for a menu, "right" for a form. */
  readonly from?: "bottom" | "left" | "right";
  readonly size?: number;
  readonly children: ReactNode;
};

/** A drawer for a long list, a panel of filters, or the strategy so far. */
export const Sheet = memo(function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  from = "bottom",
  size,
  children,
}: SheetProps) {
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      width={from === "bottom" ? undefined : (size ?? 340)}
      className={modal[from]}
    >
      {children}
    </Modal>
  );
}, bothClosed);

import { Drawer } from "@mantine/core";
import { memo } from "react";
import type { ReactNode } from "react";
import { bothClosed } from "./both-closed.ts";
import classes from "./dialog.module.css";
import { ToastSlot } from "./toast-slot.tsx";
import { useFocusBack } from "./use-focus-back.ts";
import { useLayer } from "./use-layer.ts";
import { useLockedScroll } from "./use-locked-scroll.ts";

type SheetProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** "bottom" for a panel over a phone's screen, "left" for a menu, "right" for a form. */
  readonly from?: "bottom" | "left" | "right";
  readonly size?: number | string;
  readonly children: ReactNode;
};

/** A drawer for a long list, a panel of filters, or the strategy so far. */
export const Sheet = memo(function Sheet({
  opened,
  onClose,
  title,
  closeLabel,
  from = "bottom",
  size,
  children,
}: SheetProps) {
  useLayer(opened, onClose);
  useFocusBack(opened);
  useLockedScroll(opened);
  return (
    <Drawer.Root
      opened={opened}
      returnFocus={false}
      lockScroll={false}
      onClose={onClose}
      position={from}
      size={size ?? (from === "bottom" ? "auto" : 340)}
      classNames={{
        title: classes["title"] ?? "",
        content: `${classes["content"]} ${from === "bottom" ? classes["bottom"] : ""}`,
      }}
    >
      <Drawer.Overlay backgroundOpacity={0.5} />
      <Drawer.Content>
        {/* Mantine's own header is a second banner to a screen reader. */}
        <div className={classes["header"]}>
          {opened && <ToastSlot />}
          <div className={classes["titleRow"]}>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label={closeLabel} size={44} iconSize={20} />
          </div>
        </div>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}, bothClosed);

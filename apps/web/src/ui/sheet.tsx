import { Drawer } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./dialog.module.css";

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

/** A drawer: a long list, a panel of filters, the strategy so far. */
export const Sheet = ({
  opened,
  onClose,
  title,
  closeLabel,
  from = "bottom",
  size,
  children,
}: SheetProps) => (
  <Drawer
    opened={opened}
    onClose={onClose}
    title={title}
    position={from}
    size={size ?? (from === "bottom" ? "auto" : 340)}
    closeButtonProps={{ "aria-label": closeLabel, size: 44, iconSize: 20 }}
    classNames={{
      title: classes["title"] ?? "",
      content: `${classes["content"]} ${from === "bottom" ? classes["bottom"] : ""}`,
      header: classes["header"] ?? "",
    }}
  >
    {children}
  </Drawer>
);

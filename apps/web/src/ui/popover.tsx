import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { useLayer } from "./use-layer.ts";
import classes from "./popover.module.css";

type PopoverProps = {
  /** The accessible name of the control. */
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
};

type PopoverItemProps = { readonly onClick: () => void; readonly children: ReactNode };

/** A choice in the panel that closes it. */
export const PopoverItem = ({ onClick, children }: PopoverItemProps) => (
  <button
    type="button"
    className={classes["item"]}
    onClick={({ currentTarget }) => {
      // First, so that the focus is at the control again: a dialog that opens now gives it back there.
      currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
      onClick();
    }}
  >
    {children}
  </button>
);

type PopoverLinkProps = { readonly to: string; readonly children: ReactNode };

export const PopoverLink = ({ to, children }: PopoverLinkProps) => (
  <Link to={to} className={classes["item"]}>
    {children}
  </Link>
);

const GAP = 6;
const EDGE = 8;

const placePanel = (trigger: HTMLElement, panel: HTMLElement): void => {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = Math.max(EDGE, Math.min(anchor.right - width, window.innerWidth - width - EDGE));
  const below = anchor.bottom + GAP;
  const fits = below + height + EDGE <= window.innerHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${fits ? below : Math.max(EDGE, anchor.top - GAP - height)}px`;
};

/** A small panel at its control, using the browser's popover: Escape, Back and a tap elsewhere close it. */
export const Popover = ({ label, trigger, children }: PopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useLayer(isOpen, () => panel.current?.hidePopover());
  return (
    <>
      <button ref={button} type="button" className={classes["trigger"]} popoverTarget={id} aria-label={label}>
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={classes["panel"]}
        onBeforeToggle={({ newState }) => {
          // Before the panel is shown, so that it is measured with its content.
          if (newState === "open") flushSync(() => setIsOpen(true));
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === "closed") setIsOpen(false);
          else if (button.current) placePanel(button.current, currentTarget);
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
};

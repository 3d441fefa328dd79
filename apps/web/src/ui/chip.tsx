import type { ReactNode } from "react";
import classes from "./chip.module.css";
import { CloseIcon } from "./icon.tsx";

export type Tone = "neutral" | "ok" | "accent" | "warn" | "bad";

const toneClass = (tone: Tone): string => (tone === "neutral" ? "" : (classes[tone] ?? ""));

type ChipProps = { readonly tone?: Tone; readonly title?: string; readonly children: ReactNode };

/** A badge: says something, does nothing. */
export const Chip = ({ tone = "neutral", title, children }: ChipProps) => (
  <span className={`${classes["chip"]} ${toneClass(tone)}`} title={title}>
    {children}
  </span>
);

type ChipButtonProps = {
  readonly tone?: Tone;
  /** Given: a toggle. */
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A chip that acts or toggles. */
export const ChipButton = ({ tone = "neutral", pressed, onClick, children }: ChipButtonProps) => (
  <button
    type="button"
    className={`${classes["chip"]} ${classes["button"]} ${toneClass(tone)}`}
    aria-pressed={pressed}
    onClick={onClick}
  >
    {children}
  </button>
);

type RemovableChipProps = {
  readonly tone?: Tone;
  /** The accessible name of removing, e.g. "Remove Captain N Raman". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** A chip that goes away when it is tapped: an active filter, an added section. */
export const RemovableChip = ({ tone = "neutral", removeLabel, onRemove, children }: RemovableChipProps) => (
  <button
    type="button"
    className={`${classes["chip"]} ${classes["button"]} ${toneClass(tone)}`}
    aria-label={removeLabel}
    onClick={onRemove}
  >
    {children}
    <CloseIcon size={14} />
  </button>
);

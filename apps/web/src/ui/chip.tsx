import type { ReactNode } from "react";
import classes from "./chip.module.css";
import { CloseIcon } from "./icon.tsx";

export type Tone = "neutral" | "ok" | "accent" | "warn" | "bad";

const toneClass = (tone: Tone): string => (tone === "neutral" ? "" : (classes[tone] ?? ""));

type ChipProps = { readonly tone?: Tone; readonly title?: string; readonly children: ReactNode };

/** A badge: shows something and has no action. */
export const Chip = ({ tone = "neutral", title, children }: ChipProps) => (
  <span className={`${classes["chip"]} ${toneClass(tone)}`} title={title}>
    {children}
  </span>
);

type ChipButtonProps = {
  readonly tone?: Tone;
  /** When set, the chip is a toggle. */
  readonly pressed?: boolean;
  /** The accessible name, where the text alone does not say what the chip acts on. It contains the text. */
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A chip that acts or toggles. */
export const ChipButton = ({ tone = "neutral", pressed, label, onClick, children }: ChipButtonProps) => (
  <button
    type="button"
    className={`${classes["chip"]} ${classes["button"]} ${toneClass(tone)}`}
    aria-pressed={pressed}
    aria-label={label}
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

/** A chip that is removed when tapped: an active filter, an added section. */
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

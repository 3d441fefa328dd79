import type { ReactNode } from "react";
import { memo, useId } from "react";
import { CheckIcon } from "../../ui/icon.tsx";
import classes from "./option-card.module.css";

interface OptionCardProps {
  /** "5-6", "1-3-2-5": its name for the eye, the reader and a test. */
  readonly label: string;
  readonly checked: boolean;
  /** Given back at a tap. */
  readonly id: number;
  readonly onToggle: (id: number) => void;
  /** What it would give, or that it is being counted; one or two short lines. */
  readonly detail?: string | undefined;
  /** The option can give no team as things stand. */
  readonly empty?: boolean;
}

/** A choice in a grid of choices, several may be taken. */
export const OptionCard = memo(function OptionCard({
  label,
  checked,
  onToggle,
  detail,
  empty = false,
  id,
}: OptionCardProps) {
  const detailId = useId();
  return (
    <label className={`${classes["card"]} ${checked ? classes["on"] : ""}`}>
      <input
        type="checkbox"
        className={classes["input"]}
        checked={checked}
        aria-label={label}
        aria-describedby={detailId}
        onChange={() => {
          onToggle(id);
        }}
      />
      <span className={classes["label"]}>{label}</span>
      <span className={classes["tick"]} aria-hidden="true">
        {checked && <CheckIcon size={14} />}
      </span>
      <span id={detailId} className={`${classes["detail"]} ${empty ? classes["empty"] : ""}`}>
        {detail ?? "\u00A0"}
      </span>
    </label>
  );
});

/** The grid that option cards stand in; `label` names the group. */
export const OptionGrid = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className={classes["grid"]}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);

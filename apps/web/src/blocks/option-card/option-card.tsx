import type { ReactNode, Ref } from "react";
import { memo, useId } from "react";
import { CheckIcon } from "#ui/icon.tsx";
import classes from "./option-card.module.css";

interface OptionCardProps {
  /** "5-6", "1-3-2-5": the visible and accessible name, also used by tests. */
  readonly label: string;
  readonly checked: boolean;
  /** Passed to the handler at a tap. */
  readonly id: number;
  readonly onToggle: (id: number) => void;
  /** The number of teams with it, or that it is being counted; one or two short lines. Options with parts reserve its line. */
  readonly detail?: string | undefined;
  /** How many players each part of the option has, drawn as a bar; the same array from one rendering to the next. */
  readonly parts?: readonly number[];
  /** What past matches say of it; one short line. */
  readonly evidence?: string | undefined;
  /** The option gives no team with the current strategy. */
  readonly empty?: boolean;
}

/** A combination of four roles; one of basketball's five is longer. */
const LONG = 7;

/** An option in a grid; several may be chosen. */
export const OptionCard = memo(function OptionCard({
  label,
  checked,
  onToggle,
  detail,
  parts,
  evidence,
  empty = false,
  id,
}: OptionCardProps) {
  const detailId = useId();
  const evidenceId = useId();
  const describedBy = [
    ...(detail === undefined ? [] : [detailId]),
    ...(evidence === undefined ? [] : [evidenceId]),
  ];
  return (
    <label className={`${classes["card"]} ${checked ? classes["on"] : ""}`}>
      <input
        type="checkbox"
        className={classes["input"]}
        checked={checked}
        aria-label={label}
        aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(" ")}
        onChange={() => {
          onToggle(id);
        }}
      />
      <span className={`${classes["label"]} ${label.length > LONG ? classes["long"] : ""}`}>{label}</span>
      <span className={classes["tick"]} aria-hidden="true">
        {checked && <CheckIcon size={14} />}
      </span>
      {parts && (
        <span className={classes["bar"]} aria-hidden="true">
          {parts.map((players, part) => (
            <i key={part} style={{ flexGrow: players }} />
          ))}
        </span>
      )}
      {(parts ?? detail) !== undefined && (
        <span id={detailId} className={`${classes["detail"]} ${empty ? classes["empty"] : ""}`}>
          {detail ?? "\u00A0"}
        </span>
      )}
      {evidence !== undefined && (
        <span id={evidenceId} className={classes["detail"]}>
          {evidence}
        </span>
      )}
    </label>
  );
});

interface OptionGridProps {
  /** Names the group. */
  readonly label: string;
  readonly ref?: Ref<HTMLFieldSetElement>;
  /** Bars have the colours of the two sides; else two tones in turn. */
  readonly ofSides?: boolean;
  readonly children: ReactNode;
}

/** The grid of option cards. */
export const OptionGrid = ({ label, ref, ofSides = false, children }: OptionGridProps) => (
  <fieldset ref={ref} className={`${classes["grid"]} ${ofSides ? classes["ofSides"] : ""}`}>
    <legend className="visually-hidden">{label}</legend>
    {children}
  </fieldset>
);

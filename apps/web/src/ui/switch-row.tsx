import { useId, type ReactNode } from "react";
import classes from "./switch-row.module.css";

type SwitchRowProps = {
  readonly label: string;
  /** A sentence about its effect when it is on. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Beside the label: a mark that the value is not saved yet. */
  readonly mark?: ReactNode;
};

/** A switch with its explanation; the whole row is the target. */
export const SwitchRow = ({ label, hint, checked, onChange, disabled = false, mark }: SwitchRowProps) => {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      disabled={disabled}
      className={classes["row"]}
      onClick={() => {
        onChange(!checked);
      }}
    >
      <span className={classes["words"]}>
        <span className={classes["head"]}>
          <span id={`${id}-label`} className={classes["label"]}>
            {label}
          </span>
          {mark}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={classes["hint"]}>
            {hint}
          </span>
        )}
      </span>
      <span className={classes["track"]} aria-hidden="true" />
    </button>
  );
};

import type { ReactNode } from "react";
import classes from "./checkbox.module.css";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

/** The browser's own checkbox with its label beside it. */
export const Checkbox = ({ label, checked, disabled = false, onChange }: CheckboxProps) => (
  <label className={classes["checkbox"]}>
    <input
      type="checkbox"
      className={classes["tick"]}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    {label}
  </label>
);

import classes from "./option-row.module.css";

interface OptionRowProps {
  /** One of several, or each by itself. */
  readonly kind: "radio" | "checkbox";
  /** Joins the radios of one group. */
  readonly group?: string;
  readonly label: string;
  readonly detail?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

/** A line to tick, in the browser's own control. */
export const OptionRow = ({ kind, group, label, detail, checked, disabled, onChange }: OptionRowProps) => (
  <label className={classes["row"]}>
    <input
      type={kind}
      name={group}
      className={classes["control"]}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    <span className={classes["text"]}>
      {label}
      {detail !== undefined && <span className={classes["detail"]}> {detail}</span>}
    </span>
  </label>
);

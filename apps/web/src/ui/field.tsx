import { useId, type ReactNode } from "react";
import classes from "./field.module.css";

export interface FieldLook {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  /** A message, or true where another element says what is wrong. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  readonly size?: "md" | "sm" | undefined;
  /** Class of the field with its label, not of the control. */
  readonly className?: string | undefined;
}

/** The control's attributes that connect it with its label, its description and its error. */
interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly required: boolean | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps extends FieldLook {
  readonly id?: string | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above it, and its error below it. */
export const Field = (props: FieldProps) => {
  const {
    label,
    description,
    error,
    required,
    size = "md",
    className = "",
    leftSection,
    rightSection,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const wrong = Boolean(error);
  const message = wrong && error !== true;
  const describedBy = [message && `${id}-error`, Boolean(description) && `${id}-description`].filter(Boolean);
  const sizeClass = size === "sm" ? classes["sm"] : "";
  const left = leftSection ? classes["withLeft"] : "";
  const right = rightSection ? classes["withRight"] : "";
  return (
    <div className={`${classes["field"]} ${sizeClass} ${className}`}>
      {label && (
        <label className={classes["label"]} htmlFor={id}>
          {label}
          {required === true && (
            <span className={classes["required"]} aria-hidden="true">
              {" *"}
            </span>
          )}
        </label>
      )}
      {description && (
        <p className={classes["description"]} id={`${id}-description`}>
          {description}
        </p>
      )}
      <div className={classes["frame"]} data-error={wrong || undefined}>
        {leftSection && <div className={classes["left"]}>{leftSection}</div>}
        {props.children({
          id,
          required,
          className: `${classes["control"]} ${left} ${right}`,
          "aria-invalid": wrong || undefined,
          "aria-describedby": describedBy.length === 0 ? undefined : describedBy.join(" "),
        })}
        {rightSection && <div className={classes["right"]}>{rightSection}</div>}
      </div>
      {message && (
        <p className={classes["error"]} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};

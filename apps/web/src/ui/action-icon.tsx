import type { ComponentProps } from "react";
import classes from "./action-icon.module.css";
import { Spinner } from "./spinner.tsx";

type ActionIconProps = ComponentProps<"button"> & {
  /** The control has no text: its name for a screen reader. */
  readonly "aria-label": string;
  readonly loading?: boolean | undefined;
};

/** A button with only an icon, as large as a finger needs. */
export const ActionIcon = ({
  loading = false,
  disabled = false,
  className = "",
  children,
  ...rest
}: ActionIconProps) => (
  <button
    type="button"
    {...rest}
    className={`${classes["action"]} ${className}`}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
  >
    {loading ? <Spinner size={24} /> : children}
  </button>
);

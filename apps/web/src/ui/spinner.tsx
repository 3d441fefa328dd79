import { rem } from "./rem.ts";
import classes from "./spinner.module.css";

interface SpinnerProps {
  /** Pixels at the browser's usual size of text. */
  readonly size?: number;
  /** What it waits for; without it the spinner is decoration beside a text. */
  readonly label?: string;
}

/** Turns while something is under way. */
export const Spinner = ({ size = 36, label }: SpinnerProps) => (
  <span
    className={classes["spinner"]}
    style={{ fontSize: rem(size) }}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  />
);

import { useText } from "../../i18n/text.ts";
import classes from "./steps.module.css";

/** Where the user stands in a flow: a bar of parts, said as "Step 2 of 6". `step` counts from 1. */
export const Steps = ({ step, of }: { readonly step: number; readonly of: number }) => {
  const words = useText().strategy;
  return (
    <div className={classes["steps"]}>
      <p className="visually-hidden">{words.step(step, of)}</p>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < step ? classes["done"] : classes["open"]} />
      ))}
    </div>
  );
};

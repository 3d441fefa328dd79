import { t } from "../../i18n/translate.ts";
import classes from "./steps.module.css";

/** The current step of a flow: a segmented bar, announced as "Step 2 of 6". `step` counts from 1. */
export const Steps = ({ step, of }: { readonly step: number; readonly of: number }) => {
  return (
    <div className={classes["steps"]}>
      <p className="visually-hidden">{t("strategy.step", { step, of })}</p>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < step ? classes["done"] : classes["open"]} />
      ))}
    </div>
  );
};

import { t } from "#i18n/translate.ts";
import classes from "./steps.module.css";

interface StepsProps {
  /** Counts from 1. */
  readonly step: number;
  readonly of: number;
  readonly name: string;
}

/** The current step of a flow: a segmented bar, announced as "Step 2 of 6, Captain". */
export const Steps = ({ step, of, name }: StepsProps) => {
  return (
    <div className={classes["steps"]}>
      <p className="visually-hidden">{t("strategy.step", { step, of, name })}</p>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={index < step ? classes["done"] : classes["open"]} />
      ))}
    </div>
  );
};

import { Button } from "#ui/button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import classes from "../match-reports.module.css";
import { DEFAULT_MATCHES, MATCHES_STEP } from "./report-filters.ts";

interface NumberFilterProps {
  readonly chosenNumber: number | undefined;
  readonly onAdd: (matches: number) => void;
}

/** Only the newest so many matches. */
export const NumberFilter = ({ chosenNumber, onAdd }: NumberFilterProps) => {
  const [count, setCount] = useState<number | string>(chosenNumber ?? DEFAULT_MATCHES);
  const moveBy = (by: number) => () => {
    setCount(Math.max(0, Math.min(100_000, Number(count) + by)));
  };
  const { shownRefusal, refuses } = useRefusal(Number(count) <= 0 ? t("reports.numberOfMatches") : null);
  const add = () => {
    if (!refuses()) onAdd(Number(count));
  };
  return (
    <div className={classes["form"]}>
      <div className={classes["searchRow"]}>
        <NumberInput
          label={t("reports.kindNumber")}
          value={count}
          onChange={setCount}
          allowDecimal={false}
          max={100_000}
        />
        <Button variant="soft" aria-label={t("reports.takeFive")} onClick={moveBy(-MATCHES_STEP)}>
          −{MATCHES_STEP}
        </Button>
        <Button variant="soft" aria-label={t("reports.addFive")} onClick={moveBy(MATCHES_STEP)}>
          +{MATCHES_STEP}
        </Button>
      </div>
      <ProblemNotice problem={shownRefusal} />
      <Button onClick={add}>{t("reports.addFilter")}</Button>
    </div>
  );
};

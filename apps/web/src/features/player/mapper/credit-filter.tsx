import { TextInput } from "#ui/text-input.tsx";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import type { CreditTexts } from "./read-credits.ts";
import classes from "./mapper.module.css";

interface CreditFilterProps {
  readonly value: CreditTexts;
  /** What is wrong with them, once the user tried to continue. */
  readonly problem: string | null;
  readonly onChange: (value: CreditTexts) => void;
}

/** Least and most credits of a team. */
export const CreditFilter = ({ value, problem, onChange }: CreditFilterProps) => (
  <Card heading={t("mapper.filter.credits")}>
    <div className={classes["pair"]}>
      <TextInput
        label={t("mapper.creditsFrom")}
        inputMode="decimal"
        autoComplete="off"
        value={value.from}
        error={problem !== null}
        onChange={(event) => onChange({ ...value, from: event.currentTarget.value })}
      />
      <TextInput
        label={t("mapper.creditsTo")}
        inputMode="decimal"
        autoComplete="off"
        value={value.to}
        error={problem !== null}
        onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
      />
    </div>
    <p
      className={problem === null ? classes["hint"] : classes["problem"]}
      role={problem === null ? undefined : "alert"}
    >
      {problem ?? t("mapper.creditsHint")}
    </p>
  </Card>
);

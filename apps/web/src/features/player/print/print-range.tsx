import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import { useState } from "react";
import type { FormEvent } from "react";
import classes from "./print.module.css";

interface PrintedTeams {
  readonly from: number;
  readonly to: number;
}

interface PrintRangeProps {
  readonly all: number;
  readonly range: PrintedTeams;
  readonly onChange: (range: PrintedTeams) => void;
}

/** Which teams to print. */
export const PrintRange = ({ all, range, onChange }: PrintRangeProps) => {
  const [from, setFrom] = useState<number | string>(range.from);
  const [to, setTo] = useState<number | string>(range.to);
  const [problem, setProblem] = useState("");
  const change = (set: (value: number | string) => void) => (value: number | string) => {
    set(value);
    setProblem("");
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const next = { from: Number(from), to: Number(to) };
    const fits = [next.from, next.to].every((each) => Number.isInteger(each) && each >= 1 && each <= all);
    if (fits && next.from <= next.to) onChange(next);
    else setProblem(t("results.wrongRange"));
  };
  return (
    <form className={classes["range"]} onSubmit={apply}>
      <NumberInput
        label={t("results.from")}
        value={from}
        error={problem !== ""}
        onChange={change(setFrom)}
        min={1}
        max={all}
        clampBehavior="none"
      />
      <NumberInput
        label={t("results.to")}
        value={to}
        error={problem !== ""}
        onChange={change(setTo)}
        min={1}
        max={all}
        clampBehavior="none"
      />
      <Button type="submit" variant="soft">
        {t("common.update")}
      </Button>
      {problem !== "" && (
        <p className={classes["problem"]} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
};

import { Button, NumberInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import type { FormEvent } from "react";
import { useText } from "../../i18n/text.ts";
import { toast } from "../../ui/toast.ts";
import classes from "./print.module.css";

interface Range {
  readonly from: number;
  readonly to: number;
}

interface PrintRangeProps {
  readonly all: number;
  readonly range: Range;
  readonly onChange: (range: Range) => void;
}

/** Which teams to print. */
export const PrintRange = ({ all, range, onChange }: PrintRangeProps) => {
  const { results } = useText();
  const [from, setFrom] = useState<number | string>(range.from);
  const [to, setTo] = useState<number | string>(range.to);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const next = { from: Number(from), to: Number(to) };
    const fits = [next.from, next.to].every((each) => Number.isInteger(each) && each >= 1 && each <= all);
    if (fits && next.from <= next.to) onChange(next);
    else toast.error(results.wrongRange);
  };
  return (
    <form className={classes["range"]} onSubmit={apply}>
      <NumberInput
        label={results.from}
        value={from}
        onChange={setFrom}
        min={1}
        max={all}
        clampBehavior="none"
        hideControls
      />
      <NumberInput
        label={results.to}
        value={to}
        onChange={setTo}
        min={1}
        max={all}
        clampBehavior="none"
        hideControls
      />
      <Button type="submit" variant="soft">
        {messages.generic.update}
      </Button>
    </form>
  );
};

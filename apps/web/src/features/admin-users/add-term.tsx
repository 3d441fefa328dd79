import { Button } from "@mantine/core";
import type { CurrentPlan } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { serverNow } from "../../lib/server-clock.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { addDays, indianDay } from "../../lib/when.ts";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-users.module.css";
import { DaysField } from "./days-field.tsx";
import { readDays } from "./registration.ts";

type AddTermProps = {
  readonly current: CurrentPlan | null;
  readonly label: string;
  readonly busy: boolean;
  readonly onAdd: (days: number) => Promise<boolean>;
};

/** The last day after adding: from the running term's end, or from today on. */
export const endAfter = (current: CurrentPlan | null, days: number, today: string): string =>
  current === null ? addDays(today, days - 1) : addDays(current.end_date, days);

/** Adds days to a plan and says beforehand when it will then end. */
export const AddTerm = ({ current, label, busy, onAdd }: AddTermProps) => {
  const { users } = useStaffText();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const days = readDays(typed);
  const idle = current === null ? users.startsToday : users.goesOn;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (days === null) {
      setError(messages.admin.enterCorrectDuration);
      toast.error(messages.admin.enterCorrectDuration);
      return;
    }
    if (await onAdd(days)) setTyped("");
  };

  return (
    <form className={classes["form"]} noValidate onSubmit={(event) => void send(event)}>
      <DaysField
        value={typed}
        error={error}
        outcome={days === null ? idle : users.willEnd(endAfter(current, days, indianDay(serverNow())))}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
      />
      <Button type="submit" loading={busy}>
        {label}
      </Button>
    </form>
  );
};

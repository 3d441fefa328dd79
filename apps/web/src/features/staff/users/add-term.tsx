import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import type { CurrentPlan } from "@teamwright/contract";
import { serverNow } from "#lib/server-clock.ts";
import { addDays, indianDay } from "#lib/when.ts";
import { toast } from "#ui/toast.ts";
import classes from "./admin-users.module.css";
import { DaysField } from "./days-field.tsx";
import { readDays } from "./registration.ts";

type AddTermProps = {
  readonly current: CurrentPlan | null;
  readonly label: string;
  readonly busy: boolean;
  readonly onAdd: (days: number) => Promise<boolean>;
};

/** The last day after adding: counted from the running term's end, or from today. */
export const endAfter = (current: CurrentPlan | null, days: number, today: string): string =>
  current === null ? addDays(today, days - 1) : addDays(current.end_date, days);

/** Adds days to a plan and shows the resulting end date before. */
export const AddTerm = ({ current, label, busy, onAdd }: AddTermProps) => {
  const form = useForm({
    initialValues: { duration: "" },
    validate: ({ duration }) =>
      readDays(duration) === null ? { duration: t("replies.enterCorrectDuration") } : {},
  });
  const days = readDays(form.values.duration);
  const idle = current === null ? t("staff.users.startsToday") : t("staff.users.goesOn");

  const refuse = () => {
    toast.error(t("replies.enterCorrectDuration"));
  };
  const send = async () => {
    if (days !== null && (await onAdd(days))) form.reset();
  };

  return (
    <form className={classes["form"]} noValidate onSubmit={form.onSubmit(() => void send(), refuse)}>
      <DaysField
        {...form.getInputProps("duration")}
        value={form.values.duration}
        outcome={
          days === null
            ? idle
            : t("staff.users.willEnd", { date: endAfter(current, days, indianDay(serverNow())) })
        }
      />
      <Button type="submit" loading={busy}>
        {label}
      </Button>
    </form>
  );
};

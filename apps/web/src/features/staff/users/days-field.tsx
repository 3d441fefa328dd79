import { t } from "#i18n/translate.ts";
import { TextInput } from "#ui/text-input.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./admin-users.module.css";

const presets = [7, 30, 90, 365] as const;

type DaysFieldProps = {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
  /** The result of the days, e.g. the plan's last day. */
  readonly outcome?: string | undefined;
};

/** Days of a plan: typed, or one of the usual terms. */
export const DaysField = ({ value, onChange, error, outcome }: DaysFieldProps) => {
  return (
    <div className={classes["field"]}>
      <TextInput
        label={t("staff.durationDays")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        error={error}
        onChange={(event) => {
          onChange(event.currentTarget.value.replaceAll(/\D/g, ""));
        }}
      />
      <div className={classes["presets"]}>
        {presets.map((days) => (
          <ChipButton
            key={days}
            pressed={value === String(days)}
            onClick={() => {
              onChange(String(days));
            }}
          >
            {t("staff.days", { n: days })}
          </ChipButton>
        ))}
      </div>
      <p className={classes["outcome"]} aria-live="polite">
        {outcome}
      </p>
    </div>
  );
};

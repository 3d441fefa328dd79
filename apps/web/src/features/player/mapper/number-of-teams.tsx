import { TextInput } from "#ui/text-input.tsx";
import { MAX_TEAMS } from "#data/mapper/mapper-filters.ts";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./mapper.module.css";

const presets = [1, 5, 11, MAX_TEAMS];

interface NumberOfTeamsProps {
  readonly value: string;
  /** Empty when there is none. */
  readonly problem: string;
  readonly onChange: (value: string) => void;
  /** Enter in the field generates, as the button does. */
  readonly onEnter: () => void;
}

/** "Enter Number of Teams", 1 to 20. */
export const NumberOfTeams = ({ value, problem, onChange, onEnter }: NumberOfTeamsProps) => (
  <Card heading={t("common.enterNumberOfTeams")}>
    <div className={classes["ask"]}>
      <TextInput
        className={classes["number"] ?? ""}
        aria-label={t("common.enterNumberOfTeams")}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={value}
        error={problem !== ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onEnter();
        }}
      />
      <fieldset className={classes["presets"]}>
        <legend className="visually-hidden">{t("mapper.presets")}</legend>
        {presets.map((preset) => (
          <ChipButton
            key={preset}
            pressed={value === String(preset)}
            onClick={() => onChange(String(preset))}
          >
            {preset}
          </ChipButton>
        ))}
      </fieldset>
    </div>
    <p className={problem === "" ? classes["hint"] : classes["problem"]}>
      {problem === "" ? t("mapper.teamsFrom", { most: MAX_TEAMS }) : problem}
    </p>
  </Card>
);

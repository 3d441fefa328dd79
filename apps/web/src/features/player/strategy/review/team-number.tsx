import { t } from "#i18n/translate.ts";
import { TextInput } from "#ui/text-input.tsx";
import { memo } from "react";
import type { BarCount } from "#blocks/strategy-bar/strategy-bar.tsx";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { wholeNumber } from "#ui/number-text.ts";
import classes from "./review.module.css";

const presets = [1, 11, 20, 100, 500];

interface TeamNumberProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called for Enter in the field: generates, as the button does. */
  readonly onEnter: () => void;
  /** The account's limit for one generation. */
  readonly limit: number;
  /** Teams that the strategy allows, once known. */
  readonly count: Pick<BarCount, "teams" | "atMost">;
  /** The problem of the number; empty when there is none. */
  readonly problem: string;
}

/** "Enter Number of Teams": a field, presets, and a note when more teams are asked for than exist. */
export const TeamNumber = memo(function TeamNumber(props: TeamNumberProps) {
  const { value, onChange, onEnter, limit, count, problem } = props;
  const { teams: possible, atMost } = count;
  const most = Math.max(1, Math.min(limit, possible ?? limit));
  const teamNumber = wholeNumber(value) ?? Number.NaN;
  const tooMany = possible !== undefined && possible > 0 && teamNumber > possible && teamNumber <= limit;
  return (
    <Card heading={t("common.enterNumberOfTeams")}>
      <div className={classes["ask"]}>
        <TextInput
          className={classes["field"] ?? ""}
          aria-label={t("common.enterNumberOfTeams")}
          inputMode="numeric"
          autoComplete="off"
          error={problem}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value.trim());
          }}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key === "Enter") onEnter();
          }}
        />
        <fieldset className={classes["presets"]}>
          <legend className="visually-hidden">{t("strategy.presets")}</legend>
          {presets.map((preset) => (
            <ChipButton
              key={preset}
              pressed={value === String(preset)}
              onClick={() => {
                onChange(String(preset));
              }}
            >
              {preset}
            </ChipButton>
          ))}
          <ChipButton
            pressed={value === String(most)}
            onClick={() => {
              onChange(String(most));
            }}
          >
            {t("strategy.maximum")}
          </ChipButton>
        </fieldset>
      </div>
      <p className={classes["hint"]}>
        {!tooMany && t("strategy.between", { limit: teamFigure(limit) })}
        {tooMany &&
          (atMost
            ? t("strategy-bounds.mix.atMostExist", { teams: teamFigure(possible) })
            : t("strategy.allThatExist", { n: teamFigure(possible) }))}
      </p>
    </Card>
  );
});

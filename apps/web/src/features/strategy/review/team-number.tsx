import { TextInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { teamFigure } from "../../../blocks/strategy-bar/team-figure.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import { ChipButton } from "../../../ui/chip.tsx";
import classes from "./review.module.css";

const presets = [1, 11, 20, 100, 500];

interface TeamNumberProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The account's limit for one generation. */
  readonly limit: number;
  /** Teams that the strategy allows, once known. */
  readonly possible: number | undefined;
}

/** "Enter Number of Teams": a field, presets, and what happens when more are asked for than exist. */
export const TeamNumber = ({ value, onChange, limit, possible }: TeamNumberProps) => {
  const words = useText().strategy;
  const most = Math.max(1, Math.min(limit, possible ?? limit));
  const asked = Number(value);
  const tooMany = possible !== undefined && possible > 0 && asked > possible && asked <= limit;
  return (
    <Card heading={messages.generation.enterNumberOfTeams}>
      <div className={classes["ask"]}>
        <TextInput
          className={classes["field"] ?? ""}
          aria-label={messages.generation.enterNumberOfTeams}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value.trim());
          }}
        />
        <fieldset className={classes["presets"]}>
          <legend className="visually-hidden">{words.presets}</legend>
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
            {words.maximum}
          </ChipButton>
        </fieldset>
      </div>
      <p className={classes["hint"]}>
        {tooMany ? words.allThatExist(teamFigure(possible)) : words.between(teamFigure(limit))}
      </p>
    </Card>
  );
};

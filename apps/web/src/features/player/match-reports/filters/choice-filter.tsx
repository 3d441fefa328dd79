import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { useRefusal } from "#ui/use-refusal.ts";
import classes from "../match-reports.module.css";

interface ChoiceFilterProps<Word extends string> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly wordOf: (word: Word) => string;
  readonly chosenWords: readonly Word[];
  /** Shown when nothing is chosen. */
  readonly missing: string;
  readonly onAdd: (words: readonly Word[]) => void;
}

/** Some of a few words. */
export const ChoiceFilter = <Word extends string>(props: ChoiceFilterProps<Word>) => {
  const { label, words, wordOf, missing, onAdd } = props;
  const [chosenValues, setChosenValues] = useState(props.chosenWords);
  const { shownRefusal, refuses } = useRefusal(chosenValues.length === 0 ? missing : null);
  const add = () => {
    if (!refuses()) onAdd(chosenValues);
  };
  return (
    <div className={classes["form"]}>
      <div className={classes["choices"]} role="group" aria-label={label}>
        {words.map((word) => {
          const isPressed = chosenValues.includes(word);
          return (
            <ChipButton
              key={word}
              pressed={isPressed}
              tone={isPressed ? "accent" : "neutral"}
              onClick={() => {
                setChosenValues(
                  isPressed ? chosenValues.filter((other) => other !== word) : [...chosenValues, word],
                );
              }}
            >
              {wordOf(word)}
            </ChipButton>
          );
        })}
      </div>
      <ProblemNotice problem={shownRefusal} />
      <Button onClick={add}>{t("reports.addFilter")}</Button>
    </div>
  );
};

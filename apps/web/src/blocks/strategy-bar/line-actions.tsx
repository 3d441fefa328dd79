import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import type { ApplyStrategy, SentenceLine } from "./sentence-line.ts";
import classes from "./strategy-sentences.module.css";
import { teamFigure } from "./team-figure.ts";

function removeText({ gain, inConflict }: SentenceLine): string {
  if (gain === undefined || gain === null) return t("strategy-bounds.line.remove");
  if (gain > 0) return t("strategy-bounds.line.removeGain", { teams: teamFigure(gain) });
  return inConflict ? t("strategy-bounds.line.removeConflict") : t("strategy-bounds.line.removeNothing");
}

interface LineActionsProps {
  readonly line: SentenceLine;
  readonly onApply: ApplyStrategy;
}

/** The one-tap actions of a bound: drop it, or take its next looser step, each with the teams that it adds. */
export const LineActions = ({ line, onApply }: LineActionsProps) => {
  const { droppedStrategy, looser, gain, text } = line;
  const remove = removeText(line);
  return (
    <span className={classes["actions"]}>
      {droppedStrategy !== null && (
        <ChipButton
          tone={(gain ?? 0) > 0 ? "accent" : "neutral"}
          label={t("strategy-bounds.line.of", { action: remove, bound: text })}
          onClick={() => {
            onApply(droppedStrategy, t("strategy-bounds.change.drop", { bound: text }));
          }}
        >
          {remove}
        </ChipButton>
      )}
      {looser !== null && (
        <ChipButton
          tone="accent"
          onClick={() => {
            onApply(looser.strategy, looser.text);
          }}
        >
          {t("strategy-bounds.line.looserGain", { change: looser.text, teams: teamFigure(looser.gain) })}
        </ChipButton>
      )}
    </span>
  );
};

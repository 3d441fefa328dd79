import { t } from "../../../../i18n/translate.ts";
import { ChipButton } from "../../../../ui/chip.tsx";
import classes from "./suggested-line.module.css";

interface SuggestedLineProps {
  /** What is suggested, and by what. */
  readonly text: string;
  readonly onClear: () => void;
}

/** Marks the choice of a step as suggested. */
export const SuggestedLine = ({ text, onClear }: SuggestedLineProps) => (
  <div className={classes["line"]}>
    <span role="status">{text}</span>
    <ChipButton onClick={onClear}>{t("strategy.clear")}</ChipButton>
  </div>
);

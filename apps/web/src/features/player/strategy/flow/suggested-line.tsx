import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./suggested-line.module.css";

interface SuggestedLineProps {
  /** What is suggested, and by what. */
  readonly text: string;
  /** It is being found: the line has its place and is not seen, so that nothing moves when it comes. */
  readonly pending?: boolean;
  readonly onClear: () => void;
}

/** Marks the choice of a step as suggested. */
export const SuggestedLine = ({ text, pending = false, onClear }: SuggestedLineProps) => (
  <div className={classes["line"]} data-pending={pending || undefined}>
    <span role="status">{text}</span>
    <ChipButton onClick={onClear}>{t("strategy.clear")}</ChipButton>
  </div>
);

import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { Link } from "react-router";
import { ForwardIcon } from "#ui/icon.tsx";
import { LineActions } from "./line-actions.tsx";
import type { ApplyStrategy, SentenceLine } from "./sentence-line.ts";
import classes from "./strategy-sentences.module.css";

/** Lines break between words only: "7-4" stays together. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\s+)/).map((word, at) =>
    word.includes("-") ? (
      // The parts of one text never change their order.
      <span key={`${at}-${word}`} className={classes["whole"]}>
        {word}
      </span>
    ) : (
      word
    ),
  );

const Words = ({ line }: { readonly line: SentenceLine }) => (
  <span className={classes["words"]}>
    <span className={classes["text"]}>
      <Unbroken text={line.text} />
    </span>
    {line.detail !== null && line.detail !== "" && (
      <span className={classes["detail"]}>
        <Unbroken text={line.detail} />
      </span>
    )}
  </span>
);

interface StrategySentencesProps {
  readonly lines: readonly SentenceLine[];
  /** Called when a line opens its screen, so that a sheet can close. */
  readonly onLeave?: () => void;
  /** Absent where the strategy belongs to another user: nothing can be changed. */
  readonly onApply?: ApplyStrategy | undefined;
}

/** The strategy so far, one line per bound: each line opens its screen and has actions to drop or loosen the bound. */
export const StrategySentences = memo(function StrategySentences({
  lines,
  onLeave,
  onApply,
}: StrategySentencesProps) {
  return (
    <ul className={classes["list"]} aria-label={t("strategy.yourStrategy")}>
      {lines.map((line) => (
        <li key={line.key} className={`${classes["line"]} ${line.inConflict ? classes["bad"] : ""}`}>
          {line.route === null ? (
            <span className={classes["link"]}>
              <Words line={line} />
            </span>
          ) : (
            <Link
              to={line.route}
              className={classes["link"]}
              {...(onLeave === undefined ? {} : { onClick: onLeave })}
            >
              <Words line={line} />
              <ForwardIcon size={16} className={classes["chevron"]} />
            </Link>
          )}
          {onApply === undefined
            ? line.inConflict && (
                <span className={classes["detail"]}>{t("strategy-bounds.line.inConflict")}</span>
              )
            : line.droppedStrategy !== null && <LineActions line={line} onApply={onApply} />}
        </li>
      ))}
    </ul>
  );
});

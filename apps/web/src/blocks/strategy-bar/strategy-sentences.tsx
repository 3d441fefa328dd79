import { Link } from "react-router";
import { useText } from "../../i18n/text.ts";
import classes from "./strategy-sentences.module.css";
import { teamFigure } from "./team-figure.ts";

export interface SentenceLine {
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  /** The screen that changes it; null where it is somebody else's to change. */
  readonly route: string | null;
  /** Teams that dropping the bound would add; null where nothing can be dropped, undefined while unknown. */
  readonly gain: number | null | undefined;
}

/** Lines break between words only: "7-4" stays whole. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\s+)/).map((word, at) =>
    word.includes("-") ? (
      // The words of one text neither move nor change by themselves.
      <span key={`${at}-${word}`} className={classes["whole"]}>
        {word}
      </span>
    ) : (
      word
    ),
  );

const Words = ({ line }: { readonly line: SentenceLine }) => (
  <>
    <span className={classes["text"]}>
      <Unbroken text={line.text} />
    </span>
    {line.detail !== null && line.detail !== "" && (
      <span className={classes["detail"]}>
        <Unbroken text={line.detail} />
      </span>
    )}
  </>
);

interface StrategySentencesProps {
  readonly lines: readonly SentenceLine[];
  /** Called when a line leads to its screen, so that a sheet can close. */
  readonly onLeave?: () => void;
}

/** The strategy so far, one line per bound: each leads to its screen and says what dropping it would give. */
export const StrategySentences = ({ lines, onLeave }: StrategySentencesProps) => {
  const words = useText().strategy;
  const gainText = ({ gain }: SentenceLine): string => {
    if (gain === null) return "";
    if (gain === undefined) return "…";
    return gain === 0 ? words.noEffect : words.without(`+${teamFigure(gain)}`);
  };
  return (
    <ul className={classes["list"]} aria-label={words.yourStrategy}>
      {lines.map((line) => (
        <li key={line.key} className={classes["line"]}>
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
            </Link>
          )}
          <span className={`${classes["gain"]} ${(line.gain ?? 0) > 0 ? classes["gives"] : ""}`}>
            {gainText(line)}
          </span>
        </li>
      ))}
    </ul>
  );
};

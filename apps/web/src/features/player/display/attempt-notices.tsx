import { t } from "#i18n/translate.ts";
import { shortfallLines } from "@teamwright/text/strategy-bounds";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { matchDetailOf } from "#data/records/opened-attempt.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { Card } from "#ui/card.tsx";
import classes from "./display.module.css";

/** The shortfalls of the attempt: one line per bound, above the teams. */
export const AttemptNotices = ({ openedAttempt }: { readonly openedAttempt: OpenedAttempt }) => {
  const { shortfalls } = openedAttempt.attempt;
  if (shortfalls.length === 0) return null;
  return (
    <Card tone="warn" heading={t("teams.shortfalls")} className={classes["notice"]}>
      <ul>
        {shortfallLines(boundWordsOf(matchDetailOf(openedAttempt)), shortfalls).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
};

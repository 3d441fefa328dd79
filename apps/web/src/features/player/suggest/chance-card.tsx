import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import type { MatchToPlay, SuggestedTeams } from "#workers/forecast/forecast-calls.ts";
import { RecordLine } from "./record-line.tsx";
import classes from "./suggest.module.css";

interface ChanceCardProps {
  readonly match: MatchToPlay;
  readonly suggestion: SuggestedTeams;
}

/** What the teams promise together, between as many random teams and the best possible choice. */
export const ChanceCard = ({ match, suggestion }: ChanceCardProps) => {
  const { chance, bound, random, bySelection, teams } = suggestion;
  const scale = Math.max(bound, chance, random) * 1.05;
  const at = (share: number) => `${(100 * share) / scale}%`;
  return (
    <Card>
      <div className={classes["chance"]}>
        <b className={classes["share"]}>{t("suggest.share", { share: Math.round(100 * chance) })}</b>
        <p className={classes["promise"]}>
          <b>{t("suggest.promise", { n: teams.count })}</b>
          <span>{t(bySelection ? "suggest.fieldBySelection" : "suggest.field")}</span>
        </p>
      </div>
      <div className={classes["track"]} aria-hidden="true">
        <i className={classes["reached"]} style={{ width: at(chance) }} />
        <i className={classes["mark"]} style={{ insetInlineStart: at(random) }} />
        <i className={classes["mark"]} style={{ insetInlineStart: at(bound) }} />
      </div>
      <p className={classes["ends"]}>
        <span>{t("suggest.random", { n: teams.count, share: Math.round(100 * random) })}</span>
        <span>{t("suggest.bound", { n: teams.count, share: Math.round(100 * bound) })}</span>
      </p>
      <RecordLine match={match} />
    </Card>
  );
};

import type { ReportStatistics } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";
import { percentOf } from "../share.ts";
import { ShareBars } from "./share-bars.tsx";

/** Credits of dream teams against the range that was suggested. */
export const CreditsCard = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const { matches, total_matches: total } = statistics;
  const { avg_dt_credits: average, avg_left_range: left, avg_right_range: right } = statistics;
  const unknown = total - matches.credits;
  const within = statistics.count_within_the_range;
  const inRange = (credits: number) => left !== null && right !== null && credits >= Math.floor(left);
  return (
    <Card heading={t("reports.dreamTeamCreditsStats")}>
      <dl className={classes["facts"]}>
        <dt>{t("reports.averageCredits")}</dt>
        <dd>
          {average === null ? t("reports.notKnown") : pointsFigure(average)} ·{" "}
          {t("reports.inMatches", { n: matches.credits })}
        </dd>
        <dt>{t("reports.averageRange")}</dt>
        <dd>
          {left === null || right === null
            ? t("reports.notKnown")
            : t("reports.range", { left: pointsFigure(left), right: pointsFigure(right) })}{" "}
          · {t("reports.inMatches", { n: matches.range })}
        </dd>
        <dt>{t("reports.withinRange")}</dt>
        <dd>
          {t("reports.countOf", {
            count: within,
            n: matches.range,
            percent: percentOf(within, matches.range),
          })}
        </dd>
      </dl>
      {statistics.credits_data.length > 0 && (
        <>
          <h3 className={classes["subheading"]}>{t("reports.creditsChart")}</h3>
          <ShareBars
            label={t("reports.creditsChart")}
            of={matches.credits}
            shares={statistics.credits_data.map(({ credits, value }) => ({
              key: String(credits),
              label: inRange(credits) ? `${credits} · ${t("reports.inRange")}` : String(credits),
              count: value,
            }))}
          />
        </>
      )}
      {unknown > 0 && <p className={classes["note"]}>{t("reports.unknownCredits", { n: unknown })}</p>}
    </Card>
  );
};

import type { ReportStatistics } from "@teamwright/contract";
import { shareInterval } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";
import { ShareBars } from "./share-bars.tsx";

interface IntervalProps {
  readonly name: string;
  readonly count: number;
  readonly of: number;
}

const Interval = ({ name, count, of }: IntervalProps) => {
  if (of === 0) return null;
  const [low, high] = shareInterval(count, of);
  return (
    <p className={`${classes["note"]} ${classes["interval"]}`}>
      {t("reports.interval", { name, low: Math.round(low), high: Math.round(high) })}
    </p>
  );
};

/** How often the toss and batting first went with winning. */
export const WinningCard = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const { matches } = statistics;
  return (
    <Card heading={t("reports.matchWinningStats")}>
      <ShareBars
        label={t("reports.matchWinningStats")}
        of={matches.toss}
        shares={[
          {
            key: "won",
            label: t("reports.tossWonMatchWon"),
            count: statistics.toss_won_match_won,
          },
          {
            key: "lost",
            label: t("reports.tossWonMatchLose"),
            count: statistics.toss_won_match_lose,
          },
        ]}
      />
      <Interval name={t("reports.tossWonMatchWon")} count={statistics.toss_won_match_won} of={matches.toss} />
      <ShareBars
        label={t("reports.batFirstWon")}
        tone="gold"
        of={matches.decided}
        shares={[
          {
            key: "first",
            label: t("reports.batFirstWon"),
            count: statistics.bat_first_match_won,
          },
          {
            key: "second",
            label: t("reports.batSecondWon"),
            count: statistics.bat_second_match_won,
          },
        ]}
      />
      <Interval name={t("reports.batFirstWon")} count={statistics.bat_first_match_won} of={matches.decided} />
    </Card>
  );
};

import { Button } from "#ui/button.tsx";
import type { ReportStatistics } from "@teamwright/contract";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";
import { ShareBars } from "./share-bars.tsx";

type PatternStatistics = ReportStatistics["partision_data"];

/** So many patterns are shown at first. */
const SHOWN = 6;

interface RankedProps {
  readonly label: string;
  readonly patterns: PatternStatistics;
  readonly of: number;
  readonly tone?: "accent" | "gold";
}

/** Patterns ranked by the number of matches that had them. */
const Ranked = ({ label, patterns, of, tone = "accent" }: RankedProps) => {
  const [all, setAll] = useState(false);
  if (patterns.length === 0) return <p className={classes["note"]}>{t("reports.notKnown")}</p>;
  const shownPatterns = all ? patterns : patterns.slice(0, SHOWN);
  return (
    <>
      <ShareBars
        label={label}
        tone={tone}
        of={of}
        shares={shownPatterns.map(({ pattern, value }) => ({ key: pattern, label: pattern, count: value }))}
      />
      {patterns.length > SHOWN && (
        <Button
          variant="subtle"
          size="sm"
          px={0}
          style={{ color: "var(--accent)" }}
          onClick={() => {
            setAll(!all);
          }}
        >
          {all ? t("reports.showFewer") : t("reports.showAll", { n: patterns.length })}
        </Button>
      )}
    </>
  );
};

/** Partitions, combinations and percentage patterns of dream teams. */
export const PatternCards = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const { matches, total_matches: total } = statistics;
  const unknown = total - matches.percentages;
  return (
    <>
      <Card heading={t("reports.partitionStats")}>
        <Ranked
          label={t("reports.partitionStats")}
          patterns={statistics.partision_data}
          of={matches.dream_team_decided}
        />
      </Card>
      <Card heading={t("reports.combinationStats")}>
        <Ranked
          label={t("reports.combinationStats")}
          patterns={statistics.combination_data}
          of={matches.dream_team}
          tone="gold"
        />
      </Card>
      <Card heading={t("reports.percentagePatternStats")}>
        {statistics.percentage_pattern_data.map(({ label, data }) => (
          <div key={label}>
            <h3 className={classes["subheading"]}>{t("reports.patternBands", { bands: label })}</h3>
            <Ranked
              label={t("reports.patternBands", { bands: label })}
              patterns={data}
              of={matches.percentages}
            />
          </div>
        ))}
        {unknown > 0 && <p className={classes["note"]}>{t("reports.unknownPercentages", { n: unknown })}</p>}
      </Card>
    </>
  );
};

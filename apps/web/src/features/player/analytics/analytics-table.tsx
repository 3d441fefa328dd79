import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { LongBarList } from "#blocks/charts/long-bar-list.tsx";
import { Card } from "#ui/card.tsx";
import classes from "./analytics.module.css";
import type { Table } from "./tables.ts";

interface AnalyticsTableProps {
  readonly table: Table;
  readonly tone: "accent" | "gold";
}

export const AnalyticsTable = memo(function AnalyticsTable({
  table: { heading, rows },
  tone,
}: AnalyticsTableProps) {
  return (
    <Card heading={heading}>
      {rows.some(({ target }) => target !== undefined) && (
        <p className={classes["legend"]}>
          <span className={classes["swatch"]} aria-hidden="true" />
          {t("analytics.targetLegend")}
        </p>
      )}
      <LongBarList
        label={heading}
        rows={rows}
        tone={tone}
        targetText={({ min, max }) => t("analytics.target", { min, max })}
        moreText={(n) => t("analytics.more", { n })}
      />
    </Card>
  );
});

import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { memo, useState } from "react";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { Card } from "#ui/card.tsx";
import classes from "./analytics.module.css";
import type { Table } from "./tables.ts";

/** How many rows are shown at first; the others on request. */
const FIRST_ROWS = 12;

interface AnalyticsTableProps {
  readonly table: Table;
  readonly tone: "accent" | "gold";
}

export const AnalyticsTable = memo(function AnalyticsTable({
  table: { heading, rows },
  tone,
}: AnalyticsTableProps) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  return (
    <Card heading={heading}>
      {rows.some(({ target }) => target !== undefined) && (
        <p className={classes["legend"]}>
          <span className={classes["swatch"]} aria-hidden="true" />
          {t("analytics.targetLegend")}
        </p>
      )}
      <BarList
        label={heading}
        rows={hidden > 0 ? rows.slice(0, FIRST_ROWS) : rows}
        tone={tone}
        targetText={({ min, max }) => t("analytics.target", { min, max })}
      />
      {hidden > 0 && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t("analytics.more", { n: hidden })}
        </Button>
      )}
    </Card>
  );
});

import { Button } from "@mantine/core";
import { memo, useState } from "react";
import { BarList } from "../../blocks/charts/bar-list.tsx";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import type { Table } from "./tables.ts";

/** As many rows as are read at a glance; the others on demand. */
const FIRST_ROWS = 12;

interface AnalyticsTableProps {
  readonly table: Table;
  readonly tone: "accent" | "gold";
}

export const AnalyticsTable = memo(function AnalyticsTable({
  table: { heading, rows },
  tone,
}: AnalyticsTableProps) {
  const { analytics } = useText();
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, rows.length - FIRST_ROWS);
  return (
    <Card heading={heading}>
      <BarList label={heading} rows={hidden > 0 ? rows.slice(0, FIRST_ROWS) : rows} tone={tone} />
      {hidden > 0 && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {analytics.more(hidden)}
        </Button>
      )}
    </Card>
  );
});

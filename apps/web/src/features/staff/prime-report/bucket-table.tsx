import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { DataTable } from "#ui/data-table.tsx";
import { Card } from "#ui/card.tsx";
import type { ReportBucket } from "./report-rows.ts";

interface BucketTableProps {
  readonly bucket: ReportBucket;
  /** Names by player_index. */
  readonly names: ReadonlyMap<number, string>;
}

/** The teams of one bucket of points. */
export const BucketTable = memo(function BucketTable({ bucket, names }: BucketTableProps) {
  const { from, to, rows } = bucket;
  const nameOf = (index: number) => names.get(index) ?? "?";
  const title =
    to === null
      ? t("prime.report.pointsAndMore", { from, n: rows.length })
      : t("prime.report.points", { from, to, n: rows.length });
  return (
    <Card heading={title}>
      <DataTable
        label={title}
        rows={rows}
        rowKey={({ team }) => String(team.team_number)}
        columns={[
          {
            key: "number",
            label: t("prime.report.teamNumber"),
            heading: true,
            cell: ({ team }) => t("prime.report.team", { n: team.team_number }),
          },
          {
            key: "players",
            label: t("prime.report.players"),
            cell: ({ team }) => team.team.flat().map(nameOf).join(", "),
          },
          { key: "captain", label: t("prime.report.captain"), cell: ({ team }) => nameOf(team.captain) },
          { key: "vice", label: t("prime.report.viceCaptain"), cell: ({ team }) => nameOf(team.vicecaptain) },
          {
            key: "points",
            label: t("prime.report.teamPoints"),
            numeric: true,
            cell: ({ points }) => points.toFixed(1),
          },
        ]}
      />
    </Card>
  );
});

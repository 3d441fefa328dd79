import type { ReportDetail } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";
import { percentOf } from "../share.ts";

const patternNames = ["pattern1", "pattern2", "pattern3", "pattern4", "pattern5"] as const;

/** Dream team and playing 11 players by how many users selected them, in five divisions. */
export const PatternTables = ({ report }: { readonly report: ReportDetail }) => {
  const patterns = report.selection_percentage_patterns;
  if (patterns === null)
    return (
      <Card heading={t("reports.percentagePatternStats")}>
        <p className={classes["note"]}>{t("reports.notKnown")}</p>
      </Card>
    );
  return patternNames.map((name, at) => {
    const title = t("reports.selectionPattern", { n: at + 1 });
    return (
      <Card key={name} heading={title}>
        <FiguresTable
          label={title}
          heads={[t("reports.band"), t("reports.dreamTeam"), t("reports.playing11"), t("reports.share")]}
          rows={patterns[name].map(({ left, right, dtCount, playing11Cnt }) => ({
            key: String(left),
            cells: [
              t("reports.bandRange", { left, right }),
              dtCount,
              playing11Cnt,
              `${percentOf(dtCount, playing11Cnt)} %`,
            ],
          }))}
        />
      </Card>
    );
  });
};

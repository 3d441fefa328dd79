import { t } from "#i18n/translate.ts";
import { wholeFigure } from "#lib/figures.ts";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { TeamFilter } from "@teamwright/engine";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useGrowing } from "#lib/use-growing.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { useWide } from "#lib/use-wide.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { KeptFilters } from "./kept-filters.tsx";
import { AnalyticsTable } from "./analytics-table.tsx";
import classes from "./analytics.module.css";
import { PairTable } from "./pair-table.tsx";
import { tableLabel, tableNames, tablesOf } from "./tables.ts";
import type { AnalyticsTableName } from "./tables.ts";
import { useAnalysis } from "./use-analysis.ts";
import type { Analysis } from "./use-analysis.ts";

interface AnalyticsProps {
  readonly openedAttempt: OpenedAttempt;
  /** The filters of the teams that were shown: only the teams that pass them are analysed. */
  readonly filters: readonly TeamFilter[];
  readonly onBack: () => void;
}

type ShownTable = AnalyticsTableName | "pairs";

/** The percentage view and the pairs are rendered when they are opened. */
const usual: readonly ShownTable[] = tableNames.filter((name) => name !== "playerPercentage");

export const Analytics = ({ openedAttempt, filters, onBack }: AnalyticsProps) => {
  const [shownTables, setShownTables] = useState<ReadonlySet<ShownTable>>(() => new Set(usual));
  // The chip responds to a tap at once; the tables follow.
  const later = useDeferredValue(shownTables);
  const analysis = useAnalysis(openedAttempt, filters);
  const toggle = (name: ShownTable) => setShownTables((before) => toggledIn(before, name));
  return (
    <Page
      title={t("common.analytics")}
      onBack={onBack}
      subheader={
        <div className={classes["toggles"]} role="group" aria-label={t("analytics.shown")}>
          {[...tableNames, "pairs" as const].map((name) => (
            <ChipButton key={name} pressed={shownTables.has(name)} onClick={() => toggle(name)}>
              {name === "pairs" ? t("analytics.pairs") : tableLabel(name, openedAttempt)}
            </ChipButton>
          ))}
        </div>
      }
    >
      {analysis === undefined && <SkeletonList label={t("analytics.working")} rows={4} height={180} />}
      {analysis === "failed" && <ErrorState title={t("shell.somethingWentWrong")} />}
      {analysis !== undefined && analysis !== "failed" && (
        <>
          {filters.length > 0 && (
            <KeptFilters openedAttempt={openedAttempt} filters={filters} analysis={analysis} />
          )}
          <Summary analysis={analysis} />
          <Tables openedAttempt={openedAttempt} filters={filters} analysis={analysis} shownTables={later} />
        </>
      )}
    </Page>
  );
};

const Summary = memo(function Summary({ analysis }: { readonly analysis: Analysis }) {
  const { difference } = analysis;
  return (
    <Card heading={t("analytics.difference")}>
      <p className={classes["summary"]}>
        {t("analytics.summary", { teams: analysis.analytics.teams, lineups: difference.lineups })}
      </p>
      <Stats>
        {difference.smallest !== null && (
          <Stat label={t("analytics.smallest")}>{t("analytics.players", { n: difference.smallest })}</Stat>
        )}
        {difference.mean !== null && <Stat label={t("analytics.mean")}>{difference.mean.toFixed(1)}</Stat>}
        <Stat label={t("analytics.repeats")}>{wholeFigure(difference.repeats)}</Stat>
      </Stats>
    </Card>
  );
});

interface TablesProps {
  readonly openedAttempt: OpenedAttempt;
  readonly filters: readonly TeamFilter[];
  readonly analysis: Analysis;
  readonly shownTables: ReadonlySet<ShownTable>;
}

const Tables = memo(function Tables({ openedAttempt, filters, analysis, shownTables }: TablesProps) {
  const wide = useWide();
  const tables = useMemo(
    () =>
      tableNames
        .filter((name) => shownTables.has(name))
        .flatMap((name) => {
          const tone = name === "captain" || name === "viceCaptain" ? ("gold" as const) : ("accent" as const);
          return tablesOf(name, { openedAttempt, filters, analysis, wide }).map((table) => ({ table, tone }));
        }),
    [openedAttempt, filters, analysis, shownTables, wide],
  );
  const madeTables = useGrowing(tables.length, "tables");
  if (shownTables.size === 0) return <EmptyState title={t("analytics.nothingShown")} />;
  const noPercentages = analysis.analytics.pattern1 === null;
  return (
    <div className={classes["tables"]}>
      {tables.slice(0, madeTables).map(({ table, tone }) => (
        <AnalyticsTable key={table.heading} table={table} tone={tone} />
      ))}
      {shownTables.has("playerPercentage") && noPercentages && (
        <Card heading={t("analytics.playerPercentage")}>{t("analytics.noPercentages")}</Card>
      )}
      {shownTables.has("pairs") && <PairTable openedAttempt={openedAttempt} analysis={analysis} />}
    </div>
  );
});

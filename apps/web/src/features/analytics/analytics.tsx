import { messages } from "@teamwright/domain/messages";
import { memo, useDeferredValue, useMemo, useState } from "react";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { useText } from "../../i18n/text.ts";
import { useGrowing } from "../../lib/use-growing.ts";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { Stat, Stats } from "../../ui/stat.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { AnalyticsTable } from "./analytics-table.tsx";
import classes from "./analytics.module.css";
import { PairTable } from "./pair-table.tsx";
import { tableLabel, tableNames, tablesOf } from "./tables.ts";
import type { TableName } from "./tables.ts";
import { useAnalysis } from "./use-analysis.ts";
import type { Analysis } from "./use-analysis.ts";

interface AnalyticsProps {
  readonly opened: OpenedAttempt;
  readonly onBack: () => void;
}

type Shown = TableName | "pairs";

/** The percentage view and the pairs are there when asked for. */
const usual: readonly Shown[] = tableNames.filter((name) => name !== "playerPercentage");

export const Analytics = ({ opened, onBack }: AnalyticsProps) => {
  const text = useText();
  const [shown, setShown] = useState<ReadonlySet<Shown>>(() => new Set(usual));
  // The chip answers a tap at once, the tables a moment later.
  const later = useDeferredValue(shown);
  const analysis = useAnalysis(opened);
  const toggle = (name: Shown) =>
    setShown((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  return (
    <Page
      title={messages.display.analytics}
      back={{ label: text.shell.back, onBack }}
      subheader={
        <div className={classes["toggles"]} role="group" aria-label={text.analytics.shown}>
          {[...tableNames, "pairs" as const].map((name) => (
            <ChipButton key={name} pressed={shown.has(name)} onClick={() => toggle(name)}>
              {name === "pairs" ? text.analytics.pairs : tableLabel(name)}
            </ChipButton>
          ))}
        </div>
      }
    >
      {analysis === undefined && <SkeletonList label={text.analytics.working} rows={4} height={180} />}
      {analysis === "failed" && (
        <ErrorState
          title={messages.generic.somethingWentWrong}
          retryLabel={text.shell.reload}
          onRetry={() => location.reload()}
        />
      )}
      {analysis !== undefined && analysis !== "failed" && (
        <>
          <Summary analysis={analysis} />
          <Tables opened={opened} analysis={analysis} shown={later} />
        </>
      )}
    </Page>
  );
};

const Summary = memo(function Summary({ analysis }: { readonly analysis: Analysis }) {
  const { analytics } = useText();
  const { difference } = analysis;
  return (
    <Card heading={analytics.difference}>
      <p className={classes["summary"]}>{analytics.summary(analysis.analytics.teams, difference.lineups)}</p>
      <Stats>
        {difference.smallest !== null && (
          <Stat label={analytics.smallest}>{analytics.players(difference.smallest)}</Stat>
        )}
        {difference.mean !== null && <Stat label={analytics.mean}>{difference.mean.toFixed(1)}</Stat>}
        <Stat label={analytics.repeats}>{analytics.figure(difference.repeats)}</Stat>
      </Stats>
    </Card>
  );
});

interface TablesProps {
  readonly opened: OpenedAttempt;
  readonly analysis: Analysis;
  readonly shown: ReadonlySet<Shown>;
}

const Tables = memo(function Tables({ opened, analysis, shown }: TablesProps) {
  const text = useText();
  const tables = useMemo(
    () =>
      tableNames
        .filter((name) => shown.has(name))
        .flatMap((name) => {
          const tone = name === "captain" || name === "viceCaptain" ? ("gold" as const) : ("accent" as const);
          return tablesOf(name, { opened, analysis, text }).map((table) => ({ table, tone }));
        }),
    [opened, analysis, shown, text],
  );
  const made = useGrowing(tables.length, "tables");
  if (shown.size === 0) return <EmptyState title={text.analytics.nothingShown} />;
  const noPercentages = analysis.analytics.pattern1 === null;
  return (
    <div className={classes["tables"]}>
      {tables.slice(0, made).map(({ table, tone }) => (
        <AnalyticsTable key={table.heading} table={table} tone={tone} />
      ))}
      {shown.has("playerPercentage") && noPercentages && (
        <Card heading={messages.analytics.playerPercentage}>{text.analytics.noPercentages}</Card>
      )}
      {shown.has("pairs") && <PairTable opened={opened} analysis={analysis} />}
    </div>
  );
});

import { isCounted, summarizeBacktest } from "@teamwright/engine/backtest";
import type { BacktestSummary } from "@teamwright/engine/backtest";
import { t } from "#i18n/translate.ts";
import { wholeFigure } from "#lib/figures.ts";
import { formatInstant } from "#lib/when.ts";
import { DataTable, type Column } from "#ui/data-table.tsx";
import { Notice } from "#ui/notice.tsx";
import classes from "../research.module.css";
import { ENOUGH } from "../enough.ts";
import type { MatchBacktest, BacktestRun } from "./use-backtest.ts";

/** Progress, the figures over all matches, and each match's. */
export const BacktestResult = ({ run }: { readonly run: BacktestRun }) => {
  const { state, all, foundMatches, order } = run;
  if (state === "failed") return <Notice tone="bad">{run.message}</Notice>;
  if (state === "done" && foundMatches.length === 0)
    return <Notice tone="accent">{t("research.backtest.none")}</Notice>;
  return (
    <section className={classes["outcome"]} aria-label={t("research.backtest.result")}>
      {state === "running" && (
        <div role="status">
          <progress
            className={classes["progress"]}
            aria-label={t("research.backtest.title")}
            value={foundMatches.length}
            max={all ?? 1}
          />
          {all !== undefined && t("research.working", { done: Math.min(foundMatches.length + 1, all), all })}
        </div>
      )}
      {state === "cancelled" && <Notice tone="warn">{t("research.backtest.cancelled")}</Notice>}
      {order.leftOut > 0 && (
        <Notice tone="accent">{t("research.backtest.leftOut", { n: order.leftOut })}</Notice>
      )}
      {foundMatches.length > 0 && (
        <>
          <Summary summary={summarizeBacktest(foundMatches.map(({ outcome }) => outcome))} run={run} />
          <Matches foundMatches={foundMatches} />
        </>
      )}
    </section>
  );
};

const percentText = (percent: number): string => percent.toFixed(3);

const Summary = ({ summary, run }: { readonly summary: BacktestSummary; readonly run: BacktestRun }) => {
  const { matches, allowed, bestPercentile: best, medianPercentile: median } = summary;
  const { teams, seed } = run.order;
  return (
    <div className={classes["figures"]}>
      <p className={classes["rests"]}>{t("research.backtest.restsOn", { n: matches, teams, seed })}</p>
      {matches > 0 && (
        <p>
          {t("research.backtest.allowed", {
            n: allowed,
            all: matches,
            percent: Math.round((100 * allowed) / matches),
          })}
        </p>
      )}
      {best !== null && <p>{t("research.backtest.best", { percent: percentText(best) })}</p>}
      {median !== null && <p>{t("research.backtest.median", { percent: percentText(median) })}</p>}
      {summary.withoutTeam > 0 && <p>{t("research.backtest.withoutTeam", { n: summary.withoutTeam })}</p>}
      {summary.notCounted > 0 && <p>{t("research.backtest.notCounted", { n: summary.notCounted })}</p>}
      {run.state === "done" && matches < ENOUGH && <p className={classes["note"]}>{t("research.few")}</p>}
    </div>
  );
};

const rankText = ({ outcome }: MatchBacktest, of: "best" | "median"): string => {
  const rank = isCounted(outcome) ? outcome[of] : null;
  return rank === null ? "–" : t("research.backtest.rank", { rank: rank.rank, all: rank.teams });
};

const dreamText = ({ outcome }: MatchBacktest): string => {
  if (!isCounted(outcome)) return t("research.backtest.notRun");
  if (outcome.drawn === 0) return t("research.backtest.noTeam");
  return outcome.allowed ? t("research.backtest.yes") : t("research.backtest.no");
};

const Matches = ({ foundMatches }: { readonly foundMatches: readonly MatchBacktest[] }) => {
  const columns: Column<MatchBacktest>[] = [
    {
      key: "match",
      label: t("research.backtest.match"),
      heading: true,
      cell: ({ match }) => (
        <>
          {match.title} <span className={classes["when"]}>{formatInstant(match.match_time)}</span>
        </>
      ),
    },
    { key: "dream", label: t("research.backtest.dream"), cell: dreamText },
    {
      key: "best",
      label: t("research.backtest.bestRank"),
      numeric: true,
      cell: (row) => rankText(row, "best"),
    },
    {
      key: "median",
      label: t("research.backtest.medianRank"),
      numeric: true,
      cell: (row) => rankText(row, "median"),
    },
    {
      key: "possible",
      label: t("research.backtest.possible"),
      numeric: true,
      cell: ({ outcome }) => (isCounted(outcome) ? wholeFigure(outcome.possible) : "–"),
    },
  ];
  return (
    <DataTable
      label={t("research.backtest.result")}
      columns={columns}
      rows={foundMatches}
      rowKey={({ match }) => match.id}
    />
  );
};

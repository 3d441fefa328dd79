import type { ReportStatistics } from "@teamwright/contract";
import { useEffect, useRef } from "react";
import UPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";
import { reportDay } from "../report-words.ts";

type InningsStatistics = ReportStatistics["innings_over_time"];

const HEIGHT = 180;

const LONG = 300 * 86_400_000;

/** `02/May`, or `May/2024` where the matches are of more than one year. */
function dayOn(points: InningsStatistics): (seconds: number) => string {
  const times = points.map(({ time }) => Date.parse(time));
  const long = Math.max(...times) - Math.min(...times) > LONG;
  return (seconds) => {
    const day = reportDay(new Date(seconds * 1000).toISOString());
    return long ? day.slice(3) : day.slice(0, 6);
  };
}

/** A line each for first and second innings: told apart by dashes as well as colour. */
function draw(box: HTMLElement, points: InningsStatistics): UPlot {
  const look = getComputedStyle(box);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const axis = {
    stroke: colour("--ink-3"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
    font: `11px ${look.fontFamily}`,
  };
  return new UPlot(
    {
      width: box.clientWidth,
      height: HEIGHT,
      padding: [8, 8, 0, 0],
      cursor: { show: false },
      legend: { show: false },
      scales: { x: { time: true } },
      axes: [
        { ...axis, size: 24, values: (_, times) => times.map(dayOn(points)) },
        { ...axis, size: 40 },
      ],
      series: [
        {},
        { stroke: colour("--left"), width: 2, spanGaps: true },
        { stroke: colour("--right"), width: 2, dash: [6, 4], spanGaps: true },
      ],
    },
    [
      points.map(({ time }) => Date.parse(time) / 1000),
      points.map(({ first }) => first),
      points.map(({ second }) => second),
    ],
    box,
  );
}

/** Innings scores over time as lines, and as a table. */
export const InningsChart = ({ points }: { readonly points: InningsStatistics }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    let plot = draw(box, points);
    const redraw = () => {
      plot.destroy();
      plot = draw(box, points);
    };
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: box.clientWidth, height: HEIGHT });
    });
    observer.observe(box);
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", redraw);
    return () => {
      observer.disconnect();
      scheme.removeEventListener("change", redraw);
      plot.destroy();
    };
  }, [points]);
  const textOf = (value: number | null) => (value === null ? t("reports.notKnown") : pointsFigure(value));
  const most = Math.max(...points.map(({ matches }) => matches));
  return (
    <>
      <div ref={place} className={classes["chart"]} aria-hidden="true" />
      <p className={classes["legend"]} aria-hidden="true">
        <span>{t("reports.firstInnings")}</span>
        <span>{t("reports.secondInnings")}</span>
      </p>
      <p className={classes["note"]}>{t("reports.inningsOverTimeHint", { n: most })}</p>
      <details className={classes["tableBox"]}>
        <summary>{t("reports.showTable")}</summary>
        <FiguresTable
          label={t("reports.inningsOverTime")}
          heads={[
            t("reports.time"),
            t("reports.firstInnings"),
            t("reports.secondInnings"),
            t("reports.matches"),
          ]}
          rows={points.map((point) => ({
            key: point.time,
            cells: [reportDay(point.time), textOf(point.first), textOf(point.second), point.matches],
          }))}
        />
      </details>
    </>
  );
};

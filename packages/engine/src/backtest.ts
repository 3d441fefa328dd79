/** The part of the engine that screens may import to choose what a backtest runs and to sum it up. It runs nothing. */
export { backtestPresets, leftOut } from "./backtest/plan.ts";
export type { BacktestPlan, BacktestPreset, BacktestRequest, BacktestPlayer } from "./backtest/plan.ts";
export { isCounted, summarizeBacktest } from "./backtest/summary.ts";
export type { BacktestOutcome, BacktestSummary } from "./backtest/summary.ts";

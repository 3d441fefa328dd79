import type { BacktestInputMatch } from "@teamwright/contract";
import { backtest as backtestResource } from "@teamwright/contract/resources/backtest";
import { sportByIndex } from "@teamwright/domain/sports";
import type { SportIndex } from "@teamwright/domain/sports";
import type { BacktestOutcome, BacktestPlan } from "@teamwright/engine/backtest";
import { useEffect, useRef, useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { t } from "#i18n/translate.ts";

const api = apiOf({ backtest: backtestResource });

export interface BacktestOrder {
  readonly sport: SportIndex;
  readonly plan: BacktestPlan;
  /** At most so many matches, the newest ones. */
  readonly matches: number;
  readonly teams: number;
  readonly seed: number;
  /** Choices of the strategy that are left out. */
  readonly leftOut: number;
}

export interface MatchBacktest {
  readonly match: Pick<BacktestInputMatch, "id" | "title" | "match_time">;
  readonly outcome: BacktestOutcome;
}

/** The results so far. `all` is undefined until the matches are loaded. */
export interface BacktestRun {
  readonly order: BacktestOrder;
  readonly state: "running" | "done" | "cancelled" | "failed";
  readonly all: number | undefined;
  readonly foundMatches: readonly MatchBacktest[];
  /** Why it failed, in the user's words. */
  readonly message: string;
}

/** Runs a plan over past matches in the worker, one match after the other; one run at a time. */
export function useBacktest() {
  const [run, setRun] = useState<BacktestRun>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (order: BacktestOrder): Promise<void> => {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    let current: BacktestRun = { order, state: "running", all: undefined, foundMatches: [], message: "" };
    const show = (part: Partial<BacktestRun>): void => {
      current = { ...current, ...part };
      if (!signal.aborted) setRun(current);
    };
    show({});
    const { sport, plan, teams, seed, matches } = order;
    const query = { matches };
    const reply = await api.backtest.matches({ params: { sport: sportByIndex(sport).slug }, query, signal });
    if (!reply.ok) return show({ state: "failed", message: reply.message });
    const past = reply.data.data;
    show({ all: past.length });
    for (const { players, ...match } of past) {
      const answer = await engineClient.call("backtest", { sport, players, plan, teams, seed }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return show({ state: "failed", message: t("shell.somethingWentWrong") });
      show({ foundMatches: [...current.foundMatches, { match, outcome: answer.value }] });
    }
    show({ state: "done" });
  };

  const cancel = (): void => {
    stop.current?.abort();
    setRun((before) => before && { ...before, state: "cancelled" });
  };
  return { run, start, cancel };
}

import { useDeferredValue, useMemo } from "react";
import type { Strategy } from "@teamwright/domain";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { checkPool } from "../../../data/strategy/pool-rules.ts";
import { useCounts } from "../../../engine-client/use-counts.ts";
import { useText } from "../../../i18n/text.ts";
import { teamFigure } from "../../../blocks/strategy-bar/team-figure.ts";

interface Option {
  readonly id: number;
  readonly value: readonly number[];
}

interface OptionsQuestion {
  readonly context: StrategyContext;
  readonly options: readonly Option[];
  readonly chosen: readonly number[];
  /** The strategy with only these options of the step, in the sport's values. */
  readonly withOptions: (strategy: Strategy, values: readonly (readonly number[])[]) => Strategy;
}

export interface OptionFigure {
  readonly detail: string | undefined;
  readonly empty: boolean;
}

/** What each option would give alone, and what it adds to those chosen: the second line of an option card. */
export function useOptionFigures({
  context,
  options,
  chosen: newest,
  withOptions,
}: OptionsQuestion): (id: number) => OptionFigure {
  const words = useText().strategy;
  const { strategy, engineMatch, sport, pool } = useDeferredValue(context);
  const chosen = useDeferredValue(newest);
  const countable = checkPool(sport, pool) === null;

  const requests = useMemo(() => {
    if (!countable) return null;
    const taken = options.filter(({ id }) => chosen.includes(id));
    const alone = options.map(({ id, value }) => ({
      key: `alone-${id}`,
      strategy: withOptions(strategy, [value]),
    }));
    if (taken.length === 0) return alone;
    const values = taken.map(({ value }) => value);
    const added = options
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id, value }) => ({ key: `with-${id}`, strategy: withOptions(strategy, [...values, value]) }));
    return [{ key: "taken", strategy: withOptions(strategy, values) }, ...alone, ...added];
  }, [countable, options, chosen, strategy, withOptions]);
  const counts = useCounts(engineMatch, requests);

  return (id) => {
    const alone = counts.get(`alone-${id}`);
    if (alone === undefined) return { detail: undefined, empty: false };
    const [together, taken] = [counts.get(`with-${id}`), counts.get("taken")];
    const adds = together === undefined || taken === undefined ? null : together - taken;
    if (alone === 0) return { detail: words.noTeams, empty: true };
    if (chosen.includes(id) || adds === null) return { detail: words.teams(teamFigure(alone)), empty: false };
    const added = teamFigure(Math.max(0, adds));
    const detail = adds === alone ? words.adds(added) : words.addsOfAlone(added, teamFigure(alone));
    return { detail, empty: false };
  };
}

import { t } from "../../../../i18n/translate.ts";
import { useDeferredValue, useMemo } from "react";
import type { Strategy } from "@teamwright/domain";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { checkPool } from "../state/pool-rules.ts";
import { useCounts } from "../../../../engine-client/use-counts.ts";
import { teamFigure } from "../../../../blocks/strategy-bar/team-figure.ts";

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

/** The teams of each option alone, and the teams that it adds to the chosen ones: the second line of an option card. */
export function useOptionFigures({
  context,
  options,
  chosen: newest,
  withOptions,
}: OptionsQuestion): (id: number) => OptionFigure {
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
    if (alone === 0) return { detail: t("strategy.noTeams"), empty: true };
    if (chosen.includes(id) || adds === null)
      return { detail: t("strategy.teams", { n: teamFigure(alone) }), empty: false };
    const added = teamFigure(Math.max(0, adds));
    const detail =
      adds === alone
        ? t("strategy.adds", { adds: added })
        : t("strategy.addsOfAlone", { adds: added, alone: teamFigure(alone) });
    return { detail, empty: false };
  };
}

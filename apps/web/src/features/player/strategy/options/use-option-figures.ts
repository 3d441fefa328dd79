import { t } from "../../../../i18n/translate.ts";
import { useDeferredValue, useMemo } from "react";
import { changeBounds } from "../../../../data/strategy/change-bounds.ts";
import type { BoundChanges } from "../../../../data/strategy/change-bounds.ts";
import type { StrategyContext } from "../../../../data/strategy/use-strategy.ts";
import { hasCounts } from "../state/choices.ts";
import { checkPool } from "../state/pool-rules.ts";
import { useCounts } from "../../../../engine-client/use-counts.ts";
import type { Counts } from "./option-kinds.ts";
import { teamFigure } from "../../../../blocks/strategy-bar/team-figure.ts";

interface OptionsQuestion {
  readonly context: StrategyContext;
  readonly options: readonly Counts[];
  readonly chosen: readonly Counts[];
  /** The bound that allows only these options; keeps its identity. */
  readonly boundOf: (options: readonly Counts[]) => BoundChanges;
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
  boundOf,
}: OptionsQuestion): (counts: Counts) => OptionFigure {
  const { strategy, engineMatch, sport, pool } = useDeferredValue(context);
  const chosen = useDeferredValue(newest);
  const countable = checkPool(sport, pool) === null;

  const requests = useMemo(() => {
    if (!countable) return null;
    const withOnly = (list: readonly Counts[]) => changeBounds(strategy, boundOf(list));
    const taken = options.filter((option) => hasCounts(chosen, option));
    const alone = options.map((option) => ({
      key: `alone ${option.join("-")}`,
      strategy: withOnly([option]),
    }));
    if (taken.length === 0) return alone;
    const added = options
      .filter((option) => !hasCounts(chosen, option))
      .map((option) => ({
        key: `with ${option.join("-")}`,
        strategy: withOnly([...taken, option]),
      }));
    return [{ key: "taken", strategy: withOnly(taken) }, ...alone, ...added];
  }, [countable, options, chosen, strategy, boundOf]);
  const counts = useCounts(engineMatch, requests);

  return (option) => {
    const key = option.join("-");
    const alone = counts.get(`alone ${key}`);
    if (alone === undefined) return { detail: undefined, empty: false };
    const [together, taken] = [counts.get(`with ${key}`), counts.get("taken")];
    const adds = together === undefined || taken === undefined ? null : together - taken;
    if (alone === 0) return { detail: t("strategy.noTeams"), empty: true };
    if (hasCounts(chosen, option) || adds === null)
      return { detail: t("strategy.teams", { n: teamFigure(alone) }), empty: false };
    const added = teamFigure(Math.max(0, adds));
    const detail =
      adds === alone
        ? t("strategy.adds", { adds: added })
        : t("strategy.addsOfAlone", { adds: added, alone: teamFigure(alone) });
    return { detail, empty: false };
  };
}

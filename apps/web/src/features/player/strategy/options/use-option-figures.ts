import { t } from "#i18n/translate.ts";
import { useDeferredValue, useMemo } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import type { BoundChanges } from "#data/strategy/change-bounds.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { hasCounts } from "../state/choices.ts";
import { checkPool } from "../state/pool-rules.ts";
import { useCounts } from "#engine-client/use-counts.ts";
import type { OptionCounts } from "./option-kinds.ts";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";

interface OptionsQuestion {
  readonly context: StrategyContext;
  readonly options: readonly OptionCounts[];
  readonly chosenOptions: readonly OptionCounts[];
  /** The bound that allows only these options; keeps its identity. */
  readonly boundOf: (options: readonly OptionCounts[]) => BoundChanges;
}

export interface OptionFigure {
  readonly detail: string | undefined;
  readonly empty: boolean;
}

/** The teams of each option alone, and the teams that it adds to the chosen ones: the second line of an option card. */
export function useOptionFigures({
  context,
  options,
  chosenOptions: newest,
  boundOf,
}: OptionsQuestion): (counts: OptionCounts) => OptionFigure {
  const { strategy, engineMatch, sport, pool } = useDeferredValue(context);
  const chosenOptions = useDeferredValue(newest);
  const countable = checkPool(sport, pool) === null;

  const requests = useMemo(() => {
    if (!countable) return null;
    const withOnly = (list: readonly OptionCounts[]) => changeBounds(strategy, boundOf(list));
    const takenOptions = options.filter((option) => hasCounts(chosenOptions, option));
    const alone = options.map((option) => ({
      key: `alone ${option.join("-")}`,
      strategy: withOnly([option]),
    }));
    if (takenOptions.length === 0) return alone;
    const addedOptions = options
      .filter((option) => !hasCounts(chosenOptions, option))
      .map((option) => ({
        key: `with ${option.join("-")}`,
        strategy: withOnly([...takenOptions, option]),
      }));
    return [{ key: "taken", strategy: withOnly(takenOptions) }, ...alone, ...addedOptions];
  }, [countable, options, chosenOptions, strategy, boundOf]);
  const counts = useCounts(engineMatch, requests);

  return (option) => {
    const key = option.join("-");
    const alone = counts.get(`alone ${key}`);
    if (alone === undefined) return { detail: undefined, empty: false };
    const [together, takenCount] = [counts.get(`with ${key}`), counts.get("taken")];
    const adds = together === undefined || takenCount === undefined ? null : together - takenCount;
    if (alone === 0) return { detail: t("strategy.noTeams"), empty: true };
    if (hasCounts(chosenOptions, option) || adds === null)
      return { detail: t("strategy.teams", { n: teamFigure(alone) }), empty: false };
    const addedTeams = teamFigure(Math.max(0, adds));
    const detail =
      adds === alone
        ? t("strategy.adds", { adds: addedTeams })
        : t("strategy.addsOfAlone", { adds: addedTeams, alone: teamFigure(alone) });
    return { detail, empty: false };
  };
}

import type { SportIndex } from "@teamwright/domain/sports";
import { backtestPresets, leftOut } from "@teamwright/engine/backtest";
import type { BacktestPlan, BacktestPreset } from "@teamwright/engine/backtest";
import { listMatches } from "#data/records/attempts.ts";
import type { RecordsDatabase } from "#data/records/database.ts";
import { t } from "#i18n/translate.ts";

/** Something that can be run over past matches. */
export interface PlanChoice {
  readonly key: string;
  readonly label: string;
  readonly plan: BacktestPlan;
  /** Choices of the strategy that name players or sides of its own match, so that they are left out. */
  readonly leftOut: number;
}

const presetWords = (preset: BacktestPreset): string =>
  ({
    quick: t("research.backtest.quick"),
    grand: t("common.grandLeague"),
    small: t("common.smallLeague"),
    "head-to-head": t("common.headToHeadLeague"),
  })[preset];

export const presetChoices = (): PlanChoice[] =>
  backtestPresets.map((preset) => ({
    key: preset,
    label: presetWords(preset),
    plan: { preset },
    leftOut: 0,
  }));

/** The strategies of the attempts on this device, of the newest matches first. */
export async function ownChoices(sport: SportIndex, db: RecordsDatabase): Promise<PlanChoice[]> {
  const matches = await listMatches(sport, db);
  return matches.flatMap(({ match, attempts }) =>
    attempts.flatMap(({ id, selection_strategy: strategy }) =>
      strategy === null
        ? []
        : [
            {
              key: `${match.id}/${id}`,
              label: t("research.backtest.ownStrategy", {
                left: match.left_name,
                right: match.right_name,
                id,
              }),
              plan: { strategy },
              leftOut: leftOut(strategy).length,
            },
          ],
    ),
  );
}

import type { MixCount } from "@teamwright/engine";
import type { WeightedPart } from "#data/strategy/mix.ts";
import { t } from "#i18n/translate.ts";
import { wholeFigure } from "#lib/figures.ts";
import { pathTo } from "#lib/paths.ts";

/** A mix with its parts' names where they are known: those of a shared mix are not. */
export interface NamedMix {
  readonly parts: readonly WeightedPart[];
  readonly names?: readonly string[];
}

/**
 * The mix as the first line of the strategy: each part with its share of the teams and its number of possible teams.
 */
export function mixLine({ parts: mix, names = [] }: NamedMix, countedMix: MixCount | undefined) {
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  const parts = mix.map(({ weight }, index) => {
    const teams = countedMix?.possible[index]?.teams;
    return t("strategy-bounds.mix.part", {
      name: names[index] ?? t("strategy-bounds.mix.number", { n: index + 1 }),
      percent: Math.round((100 * weight) / total),
      teams:
        teams === undefined
          ? "…"
          : teams === 0
            ? t("strategy-bounds.mix.noTeam")
            : t("strategy-bounds.mix.teams", { teams: wholeFigure(teams) }),
    });
  });
  return {
    key: "mix",
    text: t("strategy-bounds.mix.title", { n: mix.length }),
    detail: parts.join("; "),
    route: pathTo("advanced"),
    droppedStrategy: null,
    gain: null,
    looser: null,
    inConflict: false,
  };
}

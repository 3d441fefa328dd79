import { t } from "#i18n/translate.ts";
import type { TeamFilter } from "@teamwright/engine";
import type { TeamRoster } from "./team-view.ts";

const counts = (list: readonly (readonly number[])[]) => list.map((each) => each.join("-")).join(", ");

/** The short label of a filter, for its chip: "Captain N Raman", "Sides 6-5". */
export function filterLabel(filter: TeamFilter, { sport, players }: TeamRoster): string {
  const names = (indexes: readonly number[]) =>
    indexes.map((index) => players.get(index)?.shortName ?? `#${index}`).join(", ");
  switch (filter.kind) {
    case "players":
      return [
        ...(filter.present.length > 0 ? [t("teams.filters.with", { names: names(filter.present) })] : []),
        ...(filter.absent.length > 0 ? [t("teams.filters.without", { names: names(filter.absent) })] : []),
      ].join(" · ");
    case "captain":
      return t("teams.filters.captain", { sport: sport.slug, names: names(filter.players) });
    case "vice-captain":
      return t("teams.filters.viceCaptain", { sport: sport.slug, names: names(filter.players) });
    case "partition":
      return t("teams.filters.sides", { list: counts(filter.partitions) });
    case "credits":
      return t("teams.filters.credits", { list: filter.credits.map((value) => value.toFixed(1)).join(", ") });
    case "combination":
      return t("teams.filters.combination", { list: counts(filter.combinations) });
    case "percentage":
      return t("teams.filters.split", { list: counts(filter.splits) });
  }
}

import type { TeamFilter } from "@teamwright/engine";
import type { Text } from "../../i18n/text.ts";
import type { Roster } from "./team-view.ts";

const counts = (list: readonly (readonly number[])[]) => list.map((each) => each.join("-")).join(", ");

/** A filter in few words, for its chip: "Captain N Raman", "Sides 6-5". */
export function filterLabel(filter: TeamFilter, { players }: Roster, { filters }: Text): string {
  const names = (indexes: readonly number[]) =>
    indexes.map((index) => players.get(index)?.shortName ?? `#${index}`).join(", ");
  switch (filter.kind) {
    case "players":
      return [
        ...(filter.present.length > 0 ? [filters.with(names(filter.present))] : []),
        ...(filter.absent.length > 0 ? [filters.without(names(filter.absent))] : []),
      ].join(" · ");
    case "captain":
      return filters.captain(names(filter.players));
    case "vice-captain":
      return filters.viceCaptain(names(filter.players));
    case "partition":
      return filters.sides(counts(filter.partitions));
    case "credits":
      return filters.credits(filter.credits.map((value) => value.toFixed(1)).join(", "));
    case "combination":
      return filters.combination(counts(filter.combinations));
    case "percentage":
      return filters.split(counts(filter.splits));
  }
}

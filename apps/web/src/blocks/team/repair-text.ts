import type { Repair, TeamChange } from "@teamwright/engine";
import { t } from "#i18n/translate.ts";
import type { TeamRoster } from "./team-view.ts";

/** What a repair changes in a team: the players, and its captains where they change. */
export function changeText(change: TeamChange, { sport: { slug: sport }, players }: TeamRoster): string {
  const name = (index: number): string => players.get(index)?.shortName ?? `#${index}`;
  const names = (indexes: readonly number[]): string => indexes.map(name).join(", ");
  const { out, in: into, captain, viceCaptain } = change;
  return [
    t("teams.news.change", { out: names(out), into: names(into) }),
    ...(captain ? [t("teams.news.captain", { sport, name: name(captain[1]) })] : []),
    ...(viceCaptain ? [t("teams.news.viceCaptain", { sport, name: name(viceCaptain[1]) })] : []),
  ].join(" · ");
}

/** Which teams stay as they are for lack of a replacement; null: none does. */
export const unrepairedText = ({ unrepaired }: Repair): string | null =>
  unrepaired.length === 0
    ? null
    : t("teams.news.unrepaired", {
        numbers: unrepaired.map((number) => t("teams.number", { n: number })).join(", "),
      });

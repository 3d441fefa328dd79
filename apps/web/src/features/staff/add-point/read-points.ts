import { t } from "#i18n/translate.ts";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Player } from "@teamwright/domain";

/** The typed points of each player; an empty or non-numeric field is refused. */
export function readPoints(
  players: readonly Pick<Player, "player_fixed_id" | "name">[],
  typed: Readonly<Record<string, string>>,
): Outcome<ReadonlyMap<string, number>, string> {
  const points = new Map<string, number>();
  for (const { player_fixed_id, name } of players) {
    const text = (typed[player_fixed_id] ?? "").trim().replace(",", ".");
    if (text === "") return fail(t("results.cannotBeEmpty"));
    const value = Number(text);
    if (!Number.isFinite(value) || Math.abs(value) > 9999)
      return fail(t("replies.invalidInput", { field: name }));
    points.set(player_fixed_id, value);
  }
  return succeed(points);
}

import { t } from "#i18n/translate.ts";
import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Player } from "@teamwright/domain";

/** What is wrong with the typed points, by the player's id. */
export type PointMistakes = ReadonlyMap<string, string>;

/** The typed points of each player; an empty or non-numeric field is refused. */
export function readPoints(
  players: readonly Pick<Player, "player_fixed_id" | "name">[],
  typedPoints: Readonly<Record<string, string>>,
): Outcome<ReadonlyMap<string, number>, PointMistakes> {
  const points = new Map<string, number>();
  const mistakes = new Map<string, string>();
  for (const { player_fixed_id, name } of players) {
    const text = (typedPoints[player_fixed_id] ?? "").trim().replace(",", ".");
    const value = Number(text);
    if (text === "") mistakes.set(player_fixed_id, t("results.cannotBeEmpty"));
    else if (!Number.isFinite(value) || Math.abs(value) > 9999)
      mistakes.set(player_fixed_id, t("replies.invalidInput", { field: name }));
    else points.set(player_fixed_id, value);
  }
  return mistakes.size > 0 ? fail(mistakes) : succeed(points);
}

import { fail, succeed } from "@teamwright/domain";
import type { Outcome, Player } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";

/** What was typed for each player as points; a field that is empty or no number is refused. */
export function readPoints(
  players: readonly Pick<Player, "player_fixed_id" | "name">[],
  typed: Readonly<Record<string, string>>,
): Outcome<ReadonlyMap<string, number>, string> {
  const points = new Map<string, number>();
  for (const { player_fixed_id, name } of players) {
    const text = (typed[player_fixed_id] ?? "").trim().replace(",", ".");
    if (text === "") return fail(messages.points.cannotBeEmpty);
    const value = Number(text);
    if (!Number.isFinite(value) || Math.abs(value) > 9999) return fail(messages.generic.invalidInput(name));
    points.set(player_fixed_id, value);
  }
  return succeed(points);
}

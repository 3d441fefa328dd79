import { PLAYER_SLOTS, sportByIndex, sportIndexes, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "@teamwright/engine";
import * as z from "zod/mini";
import { problem } from "./problem.ts";
import type { Problem } from "./problem.ts";

export interface Player extends EnginePlayer {
  readonly name: string;
  /** Points that the player has or is expected to have; null where nobody says. */
  readonly projection: number | null;
}

/** The sport by its number (0 cricket, 1 football, 2 basketball, 3 kabaddi) and the players of both sides. */
export interface Match extends EngineMatch {
  readonly players: readonly Player[];
}

const percent = z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100))), null);

const player = z.object({
  player_index: z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1)),
  name: z.optional(z.string()),
  role: z.int().check(z.minimum(0)),
  credits: z.number().check(z.minimum(0), z.maximum(100)),
  selected_by: percent,
  captain_percentage: percent,
  vice_captain_percentage: percent,
  points: z._default(z.nullable(z.number()), null),
});
const squad = z.array(player).check(z.maxLength(PLAYER_SLOTS));
const matchDocument = z.object({
  sport_index: z.literal(sportIndexes),
  left_team_players: squad,
  right_team_players: squad,
});

/** The match of a match document (`match.json`). Fields that the engine does not need may be absent. */
export function readMatch(document: unknown): Outcome<Match, Problem> {
  const { success, data, error } = matchDocument.safeParse(document);
  if (!success) return problem("bad-match", { field: error.issues[0]?.path.join(".") ?? "" });
  const roles = sportByIndex(data.sport_index).roles.length;
  const sides = [data.left_team_players, data.right_team_players] as const;
  const players = sides.flatMap((side, index) =>
    side.map(({ points, name, ...each }) => ({
      ...each,
      team_index: index === 0 ? (0 as const) : (1 as const),
      name: name ?? String(each.player_index),
      projection: points,
    })),
  );
  const odd = players.find(({ role }) => role >= roles);
  if (odd !== undefined)
    return problem("bad-match", { field: "role", values: { player: odd.player_index, role: odd.role } });
  return succeed({ sport: data.sport_index, players });
}

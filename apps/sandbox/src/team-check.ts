import type { AppMatch, AppPlayer } from "./catalogue.ts";
import { Problem } from "./problem.ts";
import { teamRules } from "./sports.ts";

export interface PlayedTeam {
  readonly players: readonly string[];
  readonly captain: string;
  readonly viceCaptain: string;
}

const wrong = (reason: string, message: string): Problem =>
  new Problem("invalid_team", message, { details: { reason } });

/** Checks a team against the match and the sport's rules; throws the first problem. */
export function checkTeam(match: AppMatch, { players, captain, viceCaptain }: PlayedTeam): void {
  const rules = teamRules[match.sport];
  if (players.length !== rules.size)
    throw wrong("size", `A ${match.sport} team has ${rules.size} players, this one ${players.length}.`);
  if (new Set(players).size !== players.length) throw wrong("duplicate_player", "A player is listed twice.");
  const chosenPlayers = players.map((id): AppPlayer => {
    const player = match.players.get(id);
    if (player === undefined) throw wrong("unknown_player", `Player ${id} is not in this match.`);
    return player;
  });
  for (const [role, [min, max]] of Object.entries(rules.roles)) {
    const count = chosenPlayers.filter((player) => player.role === role).length;
    if (count < min || count > max)
      throw wrong("roles", `A team has ${min} to ${max} players of role ${role}, this one ${count}.`);
  }
  for (const side of ["left", "right"] as const) {
    const count = chosenPlayers.filter((player) => player.side === side).length;
    if (count > rules.maxFromSide || count === 0)
      throw wrong("sides", `A team has 1 to ${rules.maxFromSide} players of a side, this one ${count}.`);
  }
  const credits = chosenPlayers.reduce((sum, player) => sum + player.credits, 0);
  if (credits > rules.credits)
    throw wrong("credits", `The team costs ${credits} of ${rules.credits} credits.`);
  if (!players.includes(captain)) throw wrong("captain", "The captain is not in the team.");
  if (!players.includes(viceCaptain)) throw wrong("vice_captain", "The vice-captain is not in the team.");
  if (captain === viceCaptain) throw wrong("vice_captain", "Captain and vice-captain are the same player.");
}

/** Same players, captain and vice-captain. */
export const isSameTeam = (one: PlayedTeam, other: PlayedTeam): boolean =>
  one.captain === other.captain &&
  one.viceCaptain === other.viceCaptain &&
  one.players.length === other.players.length &&
  one.players.every((id) => other.players.includes(id));

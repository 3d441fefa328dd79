import type { Strategy } from "@teamwright/domain";
import {
  isSportIndex,
  MAX_CREDITS,
  PLAYER_SLOTS,
  sportByIndex,
  sportProblem,
} from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { rules } from "./list.ts";
import type { Setting } from "./rule.ts";
import { ALL_CREDITS, creditLimit } from "../constraints/constraints.ts";
import type { Constraints } from "../constraints/constraints.ts";

/** The tables and players that rules look up, once the match itself is valid. */
export function settingOf(match: EngineMatch) {
  if (!isSportIndex(match.sport)) return refuse("unknown-sport", {}, "sport");
  const sport = sportByIndex(match.sport);
  const unusable = sportProblem(sport);
  if (unusable !== null) return refuse("unusable-sport", { problem: unusable }, "sport");
  const playerAt = new Map<number, EnginePlayer>();
  for (const player of match.players) {
    const problem = problemOf(player, sport.roles.length);
    if (problem !== undefined)
      return refuse("bad-player", { player: player.player_index, problem }, "players");
    if (playerAt.has(player.player_index))
      return refuse("player-twice", { player: player.player_index }, "players");
    playerAt.set(player.player_index, player);
  }
  return succeed<Setting>({ sport, players: match.players, playerAt });
}

function problemOf(
  player: EnginePlayer,
  roles: number,
): "index" | "role" | "credits" | "credits-step" | undefined {
  const { player_index: index, role, credits } = player;
  if (!Number.isInteger(index) || index < 0 || index >= PLAYER_SLOTS) return "index";
  if (!Number.isInteger(role) || role < 0 || role >= roles) return "role";
  if (!(credits >= 0 && credits <= MAX_CREDITS)) return "credits";
  const hundredths = credits * 100;
  if (Math.abs(hundredths - Math.round(hundredths)) > 1e-6) return "credits-step";
  return undefined;
}

/** The bounds of every team, whatever the rules: the sport's own tables and 100 credits. */
function legalTeams({ sport, players }: Setting): Constraints {
  return {
    sport,
    pool: players,
    fixed: new Set(),
    captains: undefined,
    viceCaptains: undefined,
    partitions: sport.partitions,
    combinations: sport.combinations,
    split: undefined,
    cells: [],
    sums: [creditLimit("credits", "team", ALL_CREDITS)],
  };
}

/** Applies all rules in turn: first checks that the strategy is valid for this match, then narrows the constraints. */
export function narrow(strategy: Strategy, setting: Setting) {
  if (strategy.sport !== setting.sport.index)
    return refuse("other-sport", { sport: setting.sport.index }, "sport");
  for (const rule of rules) {
    const refusal: Refusal | undefined = rule.check?.(strategy, setting);
    if (refusal !== undefined) return { ok: false, error: refusal } as const;
  }
  const constraints = legalTeams(setting);
  for (const rule of rules) rule.narrow(constraints, strategy, setting);
  return succeed(constraints);
}

import type { Strategy } from "@teamwright/domain";
import {
  contestRoles,
  MAX_CREDITS,
  PLAYER_SLOTS,
  sportProblem,
  tablesByIndex,
} from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { rules } from "./list.ts";
import type { Setting } from "./rule.ts";
import { ALL_CREDITS, countLimit, creditLimit } from "../constraints/constraints.ts";
import type { Constraints } from "../constraints/constraints.ts";

/** The tables and players that rules look up, once the match itself is valid. */
export function settingOf(match: EngineMatch) {
  const sport = tablesByIndex(match.sport);
  if (sport === undefined) return refuse("unknown-sport", {}, "sport");
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
  return succeed<Setting>({ sport, players: match.players, persons: match.persons ?? [], playerAt });
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

/** The bounds of every team, whatever the rules: the tables, 100 credits or the salary cap, and each person once. */
function legalTeams({ sport, players, persons }: Setting): Constraints {
  const inRole = (role: number) =>
    new Set(players.filter((player) => player.role === role).map(({ player_index: index }) => index));
  const { contest } = sport;
  const credits = contest === undefined ? ALL_CREDITS : { min: 0, max: 100 * contest.salaryCap };
  return {
    sport,
    pool: players,
    fixed: new Set(),
    captains: contest && inRole(contestRoles.captain),
    viceCaptains: contest && inRole(contestRoles.viceCaptain),
    partitions: sport.partitions,
    combinations: sport.combinations,
    split: undefined,
    cells: [],
    sums: [
      creditLimit("credits", "team", credits),
      ...persons.map((entries) => countLimit("pool", new Set(entries), { min: 0, max: 1 })),
    ],
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

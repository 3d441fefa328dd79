import type { Strategy } from "@teamwright/domain";
import { MAX_CREDITS, sportByIndex } from "@teamwright/domain/sports";
import type { EngineMatch, EnginePlayer } from "../match.ts";
import { type Refusal, refuse, succeed } from "../outcome.ts";
import { rules } from "../rules/list.ts";
import type { Setting } from "../rules/rule.ts";
import type { Draft } from "./draft.ts";

/** The tables and players that rules look up, once the match itself is sound. */
export function settingOf(match: EngineMatch) {
  const sport = sportByIndex(match.sport);
  const playerAt = new Map<number, EnginePlayer>();
  for (const player of match.players) {
    const problem = problemOf(player, sport.roles.length);
    if (problem !== undefined)
      return refuse("bad-player", `Player ${player.player_index} ${problem}`, "players");
    if (playerAt.has(player.player_index))
      return refuse("player-twice", `Player ${player.player_index} stands twice in the match`, "players");
    playerAt.set(player.player_index, player);
  }
  return succeed<Setting>({ sport, players: match.players, playerAt });
}

function problemOf(player: EnginePlayer, roles: number): string | undefined {
  const { player_index: index, role, credits } = player;
  if (!Number.isInteger(index) || index < 0 || index > 69) return "has no index from 0 to 69";
  if (!Number.isInteger(role) || role < 0 || role >= roles) return "has a role that this sport does not have";
  if (!(credits >= 0 && credits <= 100)) return "has credits outside 0 to 100";
  const hundredths = credits * 100;
  if (Math.abs(hundredths - Math.round(hundredths)) > 1e-6) return "has credits finer than 0.01";
  return undefined;
}

/** What no rule may take away or give: the sport's own tables and 100 credits. */
function legalTeams({ sport, players }: Setting): Draft {
  const all = { min: 0, max: MAX_CREDITS * 100 };
  return {
    sport,
    pool: players,
    fixed: new Set(),
    captains: undefined,
    viceCaptains: undefined,
    partitions: sport.partitions,
    combinations: sport.combinations,
    credits: all,
    sideCredits: [all, all],
    groupCredits: undefined,
    split: undefined,
    cells: [],
    groups: [],
  };
}

/** All rules in turn: first whether the strategy has a meaning for this match, then what they leave. */
export function narrow(strategy: Strategy, setting: Setting) {
  if (strategy.sport !== setting.sport.index)
    return refuse("other-sport", `The strategy is not for ${setting.sport.name.toLowerCase()}`, "sport");
  for (const rule of rules) {
    const refusal: Refusal | undefined = rule.check?.(strategy, setting);
    if (refusal !== undefined) return { ok: false, error: refusal } as const;
  }
  const draft = legalTeams(setting);
  for (const rule of rules) rule.narrow(draft, strategy, setting);
  return succeed(draft);
}

import type { StrategyDraft } from "#data/strategy/draft.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import { idle } from "#lib/idle.ts";

const FIRST_NUMBER = 20;

/** Numbers that are not in their match's draft yet. */
const waiting = new Map<string, number>();

/** The number of teams of the last generation of the match. */
export const keptNumber = ({ matchId, teams }: StrategyDraft): number =>
  waiting.get(matchId) ?? teams ?? FIRST_NUMBER;

/**
 * Keeps the number of a generation in the draft once the browser is idle: a change of the draft renders every screen of
 * the strategy, which would keep the teams waiting.
 */
export async function keepNumber({ matchId, teams: before }: StrategyDraft, teams: number): Promise<void> {
  if (before === teams && !waiting.has(matchId)) return;
  waiting.set(matchId, teams);
  await idle();
  if (waiting.get(matchId) !== teams) return;
  waiting.delete(matchId);
  if (strategyStore.get().currentMatch === matchId) strategyStore.change({ teams });
}

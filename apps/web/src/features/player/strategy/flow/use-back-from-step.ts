import { useLocation } from "react-router";
import { paths, pathTo } from "#lib/paths.ts";
import { useBack } from "#ui/use-back.ts";

/**
 * Back from a step: to the previous screen; in a new tab from the match's players to home, from a later step to the
 * players.
 */
export function useBackFromStep(matchId: string): () => void {
  const players = pathTo("match", { id: matchId });
  return useBack(useLocation().pathname === players ? paths.home : players);
}

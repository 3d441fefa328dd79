import type { EnginePlayer } from "../match.ts";

export const hundredths = (player: EnginePlayer): number => Math.round(player.credits * 100);

/** 0: selected by less than 50 percent, 1: by 50 or more. */
export const halfOf = (player: EnginePlayer): 0 | 1 => ((player.selected_by ?? 0) < 50 ? 0 : 1);

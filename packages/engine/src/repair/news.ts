import type { Strategy } from "@teamwright/domain";

/** News after the teams were made: players who are out, and players who are in after all. */
export interface News {
  readonly out: readonly number[];
  readonly in?: readonly number[];
}

/** The strategy after the news: players who are out are removed from every list, players who are in join the pool. */
export function strategyAfter(strategy: Strategy, news: News): Strategy {
  const out = new Set(news.out);
  const stay = (players: readonly number[]): number[] => players.filter((player) => !out.has(player));
  const next: Strategy = {
    ...strategy,
    players: [...new Set([...stay(strategy.players), ...stay(news.in ?? [])])],
  };
  for (const field of ["fixed", "captains", "vice_captains"] as const) {
    const list = strategy[field];
    if (list !== undefined) next[field] = stay(list);
  }
  return next;
}

import { MAIN_APP } from "#providers/apps.ts";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

/** A match and its players with the ids of a fantasy app. */
export interface AppMapping {
  /** Slug. */
  readonly app: string;
  readonly appMatchId: string;
  readonly players: readonly { readonly index: number; readonly id: string }[];
}

/** The match with the ids of the apps that it is mapped to, in place of those that its feed gave for these apps. */
export function withAppMappings(match: StoredMatch, mappings: readonly AppMapping[]): StoredMatch {
  if (mappings.length === 0) return match;
  const apps = [...new Set([...match.apps, ...mappings.map(({ app }) => app)])];
  const players = match.players.map((player) => mappings.reduce(withAppId, player));
  return { ...match, apps, players };
}

function withAppId(player: StoredPlayer, { app, players }: AppMapping): StoredPlayer {
  const id = players.find(({ index }) => index === player.index)?.id ?? null;
  const others = player.appIds.filter(({ name }) => name !== app);
  return {
    ...player,
    appIds: id === null ? others : [...others, { name: app, id }],
    providerId: app === MAIN_APP ? id : player.providerId,
  };
}

import { createHash } from "node:crypto";
import { z } from "zod";
import { playedApps } from "./apps.ts";
import type { PlayedApp } from "./apps.ts";
import { writeName } from "./names.ts";
import { sportName } from "./sports.ts";
import type { SportName } from "./sports.ts";

const givenPlayer = z.strictObject({
  name: z.string().min(1).max(120),
  role: z.string().min(1).max(8),
  credits: z.number().min(0).max(100),
});
const givenSide = z.strictObject({
  name: z.string().min(1).max(120),
  short_name: z.string().max(20).default(""),
  players: z.array(givenPlayer).min(1).max(60),
});

/** A match as a caller adds it to the sandbox, which assigns ids and names per app. */
export const givenMatch = z.strictObject({
  key: z.string().min(1).max(120),
  sport: sportName,
  start_time: z.iso.datetime(),
  series_name: z.string().max(160).default(""),
  left: givenSide,
  right: givenSide,
  /** Slugs of the apps that have the match; absent: all. */
  apps: z.array(z.string()).optional(),
});
export type GivenMatch = z.infer<typeof givenMatch>;
export const givenMatches = z.strictObject({ matches: z.array(givenMatch).max(2000) });

export interface AppPlayer {
  readonly id: string;
  readonly name: string;
  readonly side: "left" | "right";
  readonly role: string;
  readonly credits: number;
}

/** A match with the ids and names of one app. */
export interface AppMatch {
  readonly id: string;
  /** As the caller added it. */
  readonly key: string;
  readonly leagueId: string;
  readonly sport: SportName;
  readonly startTime: string;
  readonly seriesName: string;
  readonly left: { readonly name: string; readonly shortName: string };
  readonly right: { readonly name: string; readonly shortName: string };
  readonly players: ReadonlyMap<string, AppPlayer>;
}

/** Ids are numbers in text, as in real apps. The same match always gets the same id. */
const idOf = (...parts: readonly string[]): string =>
  String(createHash("sha256").update(parts.join("\n")).digest().readUIntBE(0, 5) % 900_000_000).padStart(
    9,
    "1",
  );

function playersOf(app: PlayedApp, match: GivenMatch): ReadonlyMap<string, AppPlayer> {
  const players = new Map<string, AppPlayer>();
  for (const side of ["left", "right"] as const)
    for (const { name, role, credits } of match[side].players) {
      let id = idOf(app.slug, match.sport, match[side].name, name);
      for (let again = 2; players.has(id); again++)
        id = idOf(app.slug, match.sport, match[side].name, name, String(again));
      players.set(id, { id, name: writeName(name, app.nameStyle), side, role, credits });
    }
  return players;
}

function appMatch(app: PlayedApp, match: GivenMatch): AppMatch {
  const side = ({ name, short_name }: GivenMatch["left"]) => ({ name, shortName: short_name || name });
  return {
    id: idOf(app.slug, "match", match.key),
    key: match.key,
    leagueId: idOf(app.slug, "league", match.series_name),
    sport: match.sport,
    startTime: match.start_time,
    seriesName: match.series_name,
    left: side(match.left),
    right: side(match.right),
    players: playersOf(app, match),
  };
}

/** Matches by app's slug and by the app's own match id. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, AppMatch>>;

export const makeCatalogue = (matches: readonly GivenMatch[]): Catalogue =>
  new Map(
    playedApps.map((app) => [
      app.slug,
      new Map(
        matches
          .filter(({ apps }) => apps === undefined || apps.includes(app.slug))
          .map((match) => appMatch(app, match))
          .map((match) => [match.id, match] as const),
      ),
    ]),
  );

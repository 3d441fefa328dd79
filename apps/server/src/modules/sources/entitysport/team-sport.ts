import type { SportSlug } from "@teamwright/domain";
import { z } from "zod";
import type { SourceContext, SourceMatch } from "../source.ts";
import { looseList } from "./loose.ts";

/** A player of a squad in the documented format, without the prefix of the id. */
export interface EntitySportPlayer {
  readonly pid: string;
  readonly name: string;
  readonly role: string;
  /** Undefined: not known; null: the vendor has none for this sport, so the model gives them. */
  readonly credits: number | undefined | null;
}

export interface SideIds {
  readonly playing: readonly string[];
  readonly substitutes: readonly string[];
}

/** The points of the players of one side in the documented format, by the vendor's ids. */
export interface SidePoints {
  readonly ruleSet: string;
  readonly warnings: readonly { readonly code: "all-outs-unknown"; readonly subject: null }[];
  /** By our player ids. */
  readonly points: ReadonlyMap<string, object>;
  /** Of a player who did not play. */
  readonly none: object;
}

export type BothSides<Value> = { readonly home: Value; readonly away: Value };

/** The differences between football, basketball and kabaddi: paths and where the values are in the replies. */
export interface TeamSport {
  readonly name: string;
  readonly title: string;
  readonly sport: SportSlug;
  readonly baseUrl: string;
  readonly playHours: number;
  /** Of player ids. */
  readonly prefix: string;
  readonly starters: number;
  /** The list takes a range of days and `pre_squad`. */
  readonly listHasDays: boolean;
  squadPath(
    match: SourceMatch,
    page: number,
  ): { readonly path: string; readonly query?: Record<string, string> };
  readonly squadPages: number;
  scorePath(match: SourceMatch): { readonly path: string; readonly query?: Record<string, string> };
  squads(items: unknown, page: number): Partial<BothSides<readonly EntitySportPlayer[]>>;
  lineups(items: unknown): Partial<BothSides<SideIds>>;
  points(items: unknown, sides: BothSides<SourceContext["players"]>, day: string): SidePoints | null;
  readonly credits?: (context: SourceContext) => (playerId: string) => number;
}

/** Both sides of `{ home: [...], away: [...] }`, entries that can be read. */
export const bothSides = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ home: looseList(schema), away: looseList(schema) });

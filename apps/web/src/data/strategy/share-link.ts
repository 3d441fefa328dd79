import { fail, MAX_ROLES, PLAYER_SLOTS, strategySchema, succeed } from "@teamwright/domain";
import type { MatchDetail, Outcome, Player, Strategy } from "@teamwright/domain";
import * as z from "zod/mini";
import { paths } from "#lib/paths.ts";
import { deflateText, inflateText } from "./deflate.ts";
import { fingerprint } from "./fingerprint.ts";
import { opinionsSchema } from "./opinions.ts";
import type { PlayerOpinions } from "./opinions.ts";
import { playersAt, squadOf } from "./pool.ts";

const VERSION = "1";
const MAX_LETTERS = 20_000;
const MAX_BYTES = 400_000;

const percent = z.nullable(z.number().check(z.minimum(0), z.maximum(100)));
/**
 * player_index, role, credits, selected by, captain and vice-captain percentage: the values of a player that the engine
 * reads.
 */
const figures = z.tuple([
  z.int().check(z.minimum(0), z.maximum(PLAYER_SLOTS - 1)),
  z.int().check(z.minimum(0), z.maximum(MAX_ROLES - 1)),
  z.number().check(z.minimum(0), z.maximum(100)),
  percent,
  percent,
  percent,
]);

/** Keys of one letter, because the document is part of an address. */
const documentSchema = z.strictObject({
  /** Match. */
  m: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Seed. */
  s: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
  /** Number of teams. */
  n: z.int().check(z.minimum(1), z.maximum(25_000)),
  /** The generation type: 0 smart, 1 quick, 2 normal. */
  g: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  d: strategySchema,
  /** Parts of a mix, with their weights. */
  x: z.optional(z.array(z.tuple([z.number().check(z.positive()), strategySchema])).check(z.maxLength(20))),
  /** Opinions on players. */
  o: z.optional(opinionsSchema),
  /** Players of the pool, in the engine's order. */
  p: z.array(figures).check(z.maxLength(PLAYER_SLOTS)),
  /** Fingerprint of who these players are. */
  i: z.string().check(z.maxLength(16)),
  /** Fingerprint of the teams, where they were already made. */
  t: z.optional(z.string().check(z.maxLength(16))),
});

/** 0 smart, 1 quick, 2 normal: the generation types that use a strategy. */
export type MadeOfStrategy = 0 | 1 | 2;

export interface SharedStrategy {
  readonly matchId: string;
  readonly seed: number;
  readonly teams: number;
  readonly generationType: MadeOfStrategy;
  readonly strategy: Strategy;
  readonly mix?: readonly { readonly weight: number; readonly strategy: Strategy }[] | undefined;
  /** The sender's opinions on players, which shift the forecast. */
  readonly opinions?: PlayerOpinions | undefined;
  /** `fingerprintOfTeams` of the sender's teams; absent where none were made yet. */
  readonly made?: string | undefined;
}

/** A parsed link: the sender's strategy, and the players in the sender's engine. */
export interface ReceivedStrategy extends SharedStrategy {
  readonly figures: readonly z.infer<typeof figures>[];
  readonly identities: string;
}

interface MemberColumns {
  readonly members: Uint32Array;
  readonly captain: Uint8Array;
  readonly viceCaptain: Uint8Array;
}

/** Fingerprint of a team set, to compare whether two sets hold the same teams in the same order. */
export const fingerprintOfTeams = ({ members, captain, viceCaptain }: MemberColumns): string =>
  fingerprint([members, captain, viceCaptain]);

const identitiesOf = (players: readonly Player[]): string => {
  const names = players.map(
    ({ player_index: at, player_fixed_id: id, team_index }) => `${at}:${id}:${team_index}`,
  );
  return fingerprint([new TextEncoder().encode(names.toSorted().join("\n"))]);
};

const poolOf = ({ strategy, mix = [] }: SharedStrategy): ReadonlySet<number> =>
  new Set([strategy, ...mix.map((part) => part.strategy)].flatMap(({ players }) => players));

/**
 * The address that makes the same teams on any device: all data is in the fragment, which browsers do not send to a
 * server. `squad` is the engine's players, including the user's edits.
 */
export async function shareAddress(
  sharedStrategy: SharedStrategy,
  squad: readonly Player[],
  origin: string,
): Promise<string> {
  const players = playersAt(squad, [...poolOf(sharedStrategy)]);
  const document: z.input<typeof documentSchema> = {
    m: sharedStrategy.matchId,
    s: sharedStrategy.seed,
    n: sharedStrategy.teams,
    g: sharedStrategy.generationType,
    d: sharedStrategy.strategy,
    ...(sharedStrategy.mix === undefined
      ? {}
      : { x: sharedStrategy.mix.map(({ weight, strategy }) => [weight, strategy]) }),
    ...(Object.keys(sharedStrategy.opinions ?? {}).length === 0 ? {} : { o: sharedStrategy.opinions }),
    p: players.map((player) => [
      player.player_index,
      player.role,
      player.credits,
      player.selected_by,
      player.captain_percentage,
      player.vice_captain_percentage,
    ]),
    i: identitiesOf(players),
    ...(sharedStrategy.made === undefined ? {} : { t: sharedStrategy.made }),
  };
  return `${origin}${paths.shared}#${VERSION}.${await deflateText(JSON.stringify(document))}`;
}

/** Why a link cannot be used: truncated or changed, or made by a later version of the application. */
export type LinkFault = "unreadable" | "newer";

/** Parses the fragment of a shared address, with or without its "#". */
export async function readShareLink(fragment: string): Promise<Outcome<ReceivedStrategy, LinkFault>> {
  const fragmentParts = /^#?(\d{1,3})\.([\w-]+)$/.exec(fragment);
  const [, version, letters = ""] = fragmentParts ?? [];
  if (version !== undefined && Number(version) > Number(VERSION)) return fail("newer");
  if (version !== VERSION || letters.length > MAX_LETTERS) return fail("unreadable");
  try {
    const parsed = documentSchema.safeParse(JSON.parse(await inflateText(letters, MAX_BYTES)));
    return parsed.success ? succeed(receivedFrom(parsed.data)) : fail("unreadable");
  } catch {
    return fail("unreadable");
  }
}

const receivedFrom = (document: z.output<typeof documentSchema>): ReceivedStrategy => ({
  matchId: document.m,
  seed: document.s,
  teams: document.n,
  generationType: document.g,
  strategy: document.d,
  mix: document.x?.map(([weight, strategy]) => ({ weight, strategy })),
  opinions: document.o,
  made: document.t,
  figures: document.p,
  identities: document.i,
});

/** A match with the link's figures, and the players whose figures the feed has changed since. */
export interface SharedMatch {
  readonly match: MatchDetail;
  readonly changed: readonly { readonly now: Player; readonly before: Player }[];
}

/**
 * The match as in the sender's engine: same figures, same order, so that the same seed makes the same teams. Null when
 * the feed has since assigned the pool's indexes to other players: then the teams cannot be made again.
 */
export function matchAsShared(receivedStrategy: ReceivedStrategy, feed: MatchDetail): SharedMatch | null {
  const squad = squadOf(feed);
  const at = new Map(squad.map((player) => [player.player_index, player]));
  const pool = receivedStrategy.figures.flatMap(([index]) => at.get(index) ?? []);
  const missing = [...poolOf(receivedStrategy)].some(
    (index) => !pool.some((player) => player.player_index === index),
  );
  if (missing || identitiesOf(pool) !== receivedStrategy.identities) return null;
  const then = receivedStrategy.figures.flatMap(
    ([index, role, credits, selectedBy, captain, viceCaptain]) => {
      const now = at.get(index);
      if (now === undefined) return [];
      return {
        ...now,
        role,
        credits,
        selected_by: selectedBy,
        captain_percentage: captain,
        vice_captain_percentage: viceCaptain,
      };
    },
  );
  const sharedIndexes = new Set(then.map((player) => player.player_index));
  const others = squad.filter((player) => !sharedIndexes.has(player.player_index));
  const side = (index: 0 | 1) => [...then, ...others].filter(({ team_index }) => team_index === index);
  const changedPlayers = then.flatMap((player) => {
    const now = at.get(player.player_index);
    return now !== undefined && JSON.stringify(now) !== JSON.stringify(player)
      ? [{ now, before: player }]
      : [];
  });
  return {
    match: { ...feed, left_team_players: side(0), right_team_players: side(1) },
    changed: changedPlayers,
  };
}

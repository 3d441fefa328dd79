import type { ExposureBounds, Strategy } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../../match.ts";
import { type Candidate, has, wordOf } from "./candidate.ts";
import { popcount } from "../../team-set/members.ts";

/** What a team may have, of which the whole set holds a bounded number. */
export type FeatureKind = "member" | "captain" | "viceCaptain" | "pair" | "partition" | "combination";

/** A bound on how many teams of the set have a feature. */
export interface Feature {
  readonly kind: FeatureKind;
  /** player_index, "captain-vicecaptain", "left-right", or counts per role: the strategy's own key. */
  readonly key: string;
  /** Which field of the strategy asks for it. */
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  /** The part of a mix that the bound is for; absent: the whole. */
  readonly part?: number;
}

/** Percent of `teams` as whole teams: at least so many, at most so many. */
const HAIR = 1e-9;
const teamsFor = ({ min, max }: ExposureBounds, teams: number): { least: number; most: number } => ({
  least: min === undefined ? 0 : Math.ceil((min * teams) / 100 - HAIR),
  most: max === undefined ? teams : Math.floor((max * teams) / 100 + HAIR),
});

const fields = [
  ["member", "exposure"],
  ["captain", "captain_exposure"],
  ["viceCaptain", "vice_captain_exposure"],
  ["pair", "pair_exposure"],
  ["partition", "partition_exposure"],
  ["combination", "combination_exposure"],
] as const;

/** The exposures that the strategy asks of a set of so many teams. */
export function exposuresOf(strategy: Strategy, teams: number): Feature[] {
  return fields.flatMap(([kind, rule]) =>
    Object.entries(strategy[rule] ?? {}).map(([key, bounds]) => ({
      kind,
      rule,
      key: kind === "member" || kind === "captain" || kind === "viceCaptain" ? String(Number(key)) : key,
      ...teamsFor(bounds, teams),
    })),
  );
}

type Words = Candidate["words"];

/** Players as bits, to count how many of them a team holds. */
function maskOf(match: EngineMatch, test: (player: EnginePlayer) => boolean): Words {
  const words: [number, number, number] = [0, 0, 0];
  for (const player of match.players)
    if (test(player)) words[wordOf(player.player_index)] |= 1 << (player.player_index & 31);
  return words;
}

const shared = (one: Words, other: Words): number =>
  popcount(one[0] & other[0]) + popcount(one[1] & other[1]) + popcount(one[2] & other[2]);

/** Whether a team has a feature; `masks` are the players of each role, and of the left side. */
function testOf({ kind, key }: Feature, roles: readonly Words[], left: Words): (team: Candidate) => boolean {
  const [first = 0, second = 0] = key.split("-").map(Number);
  switch (kind) {
    case "member":
      return ({ words }) => has(words, first);
    case "captain":
      return ({ captain }) => captain === first;
    case "viceCaptain":
      return ({ viceCaptain }) => viceCaptain === first;
    case "pair":
      return ({ captain, viceCaptain }) => captain === first && viceCaptain === second;
    case "partition":
      return ({ words }) => shared(words, left) === first;
    case "combination": {
      const counts = key.split("-").map(Number);
      return ({ words }) => roles.every((mask, role) => shared(words, mask) === counts[role]);
    }
  }
}

const NONE: readonly number[] = [];

/**
 * Finds the bounded features of a team, by their places in the list. Leaders are looked up by player, the rest is
 * asked one by one: it stands in the innermost loop of the search.
 */
export class FeatureReader {
  readonly #tests: readonly ((team: Candidate) => boolean)[];
  readonly #captains: (readonly number[])[] = [];
  readonly #viceCaptains: (readonly number[])[] = [];
  readonly #others: number[] = [];

  constructor(features: readonly Feature[], match: EngineMatch, roles: number) {
    const masks = Array.from({ length: roles }, (_, role) => maskOf(match, (player) => player.role === role));
    const left = maskOf(match, (player) => player.team_index === 0);
    this.#tests = features.map((feature) => testOf(feature, masks, left));
    for (const [place, { kind, key }] of features.entries()) {
      const byPlayer = kind === "captain" ? this.#captains : kind === "viceCaptain" ? this.#viceCaptains : undefined; // prettier-ignore
      if (byPlayer === undefined) this.#others.push(place);
      else byPlayer[Number(key)] = [...(byPlayer[Number(key)] ?? []), place];
    }
  }

  has(team: Candidate, place: number): boolean {
    return this.#tests[place]!(team);
  }

  /** Calls with the place of every feature of the team. */
  each(team: Candidate, found: (place: number) => void): void {
    for (const place of this.#captains[team.captain] ?? NONE) found(place);
    for (const place of this.#viceCaptains[team.viceCaptain] ?? NONE) found(place);
    for (const place of this.#others) if (this.#tests[place]!(team)) found(place);
  }
}

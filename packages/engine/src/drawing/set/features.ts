import type { ExposureBounds, Strategy } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../../match.ts";
import type { Feature, FeatureKind } from "../feature.ts";
import { type Candidate, has, type MemberWords, wordOf } from "./candidate.ts";
import { type ExposureField, exposureFields } from "../../team-set/bounds.ts";
import { popcount } from "../../team-set/members.ts";

/** A share in percent of `teams` as whole teams, minimum and maximum. */
const HAIR = 1e-9;
const teamsFor = ({ min, max }: ExposureBounds, teams: number): { least: number; most: number } => ({
  least: min === undefined ? 0 : Math.ceil((min * teams) / 100 - HAIR),
  most: max === undefined ? teams : Math.floor((max * teams) / 100 + HAIR),
});

const kinds: Record<ExposureField, FeatureKind> = {
  exposure: "member",
  captain_exposure: "captain",
  vice_captain_exposure: "viceCaptain",
  pair_exposure: "pair",
  partition_exposure: "partition",
  combination_exposure: "combination",
};

/** The exposures of the strategy for a set of this many teams. */
export function exposuresOf(strategy: Strategy, teams: number): Feature[] {
  return exposureFields.flatMap((rule) =>
    Object.entries(strategy[rule] ?? {}).map(([key, bounds]) => ({
      kind: kinds[rule],
      rule,
      key: /^\d+$/.test(key) ? String(Number(key)) : key,
      ...teamsFor(bounds, teams),
    })),
  );
}

/** Players as bits, to count how many of them a team holds. */
function maskOf(match: EngineMatch, test: (player: EnginePlayer) => boolean): MemberWords {
  const words: [number, number, number] = [0, 0, 0];
  for (const player of match.players)
    if (test(player)) words[wordOf(player.player_index)] |= 1 << (player.player_index & 31);
  return words;
}

const sharedCount = (one: MemberWords, other: MemberWords): number =>
  popcount(one[0] & other[0]) + popcount(one[1] & other[1]) + popcount(one[2] & other[2]);

/** Whether a team has a feature; `masks` are the players of each role, and of the left side. */
function testOf(
  { kind, key }: Feature,
  roles: readonly MemberWords[],
  left: MemberWords,
): (team: Candidate) => boolean {
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
      return ({ words }) => sharedCount(words, left) === first;
    case "combination": {
      const counts = key.split("-").map(Number);
      return ({ words }) => roles.every((mask, role) => sharedCount(words, mask) === counts[role]);
    }
  }
}

const NONE: readonly number[] = [];

/**
 * Finds the bounded features of a team, by their indexes in the list. Captain and vice-captain are looked up by player,
 * the rest is tested one by one. This is the innermost loop of the search.
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
    for (const [index, { kind, key }] of features.entries()) {
      const byPlayer = kind === "captain" ? this.#captains : kind === "viceCaptain" ? this.#viceCaptains : undefined; // prettier-ignore
      if (byPlayer === undefined) this.#others.push(index);
      else byPlayer[Number(key)] = [...(byPlayer[Number(key)] ?? []), index];
    }
  }

  has(team: Candidate, index: number): boolean {
    return this.#tests[index]!(team);
  }

  /** Calls back with the index of every feature of the team. */
  each(team: Candidate, found: (index: number) => void): void {
    for (const index of this.#captains[team.captain] ?? NONE) found(index);
    for (const index of this.#viceCaptains[team.viceCaptain] ?? NONE) found(index);
    for (const index of this.#others) if (this.#tests[index]!(team)) found(index);
  }
}

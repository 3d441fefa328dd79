import type { ExposureBounds, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../../match.ts";
import { type Candidate, has, playersOf } from "./candidate.ts";

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

/** Finds the bounded features of a team, by their places in the list. */
export class FeatureReader {
  readonly #places = new Map<string, number[]>();
  readonly #members: readonly (readonly [player: number, places: readonly number[]])[];
  readonly #sideAt: ReadonlyMap<number, number>;
  readonly #roleAt: ReadonlyMap<number, number>;
  readonly #roles: number;
  readonly #kinds: ReadonlySet<FeatureKind>;

  constructor(features: readonly Feature[], match: EngineMatch, roles: number) {
    for (const [place, { kind, key }] of features.entries()) {
      const name = `${kind}:${key}`;
      this.#places.set(name, [...(this.#places.get(name) ?? []), place]);
    }
    this.#members = [...this.#places]
      .filter(([name]) => name.startsWith("member:"))
      .map(([name, places]) => [Number(name.slice("member:".length)), places] as const);
    this.#kinds = new Set(features.map((feature) => feature.kind));
    this.#sideAt = new Map(match.players.map((player) => [player.player_index, player.team_index]));
    this.#roleAt = new Map(match.players.map((player) => [player.player_index, player.role]));
    this.#roles = roles;
  }

  read(team: Candidate): number[] {
    const found: number[] = [];
    const add = (name: string): void => {
      const places = this.#places.get(name);
      if (places !== undefined) found.push(...places);
    };
    for (const [player, places] of this.#members) if (has(team.words, player)) found.push(...places);
    add(`captain:${team.captain}`);
    add(`viceCaptain:${team.viceCaptain}`);
    if (this.#kinds.has("pair")) add(`pair:${team.captain}-${team.viceCaptain}`);
    if (!this.#kinds.has("partition") && !this.#kinds.has("combination")) return found;
    const members = playersOf(team.words);
    if (this.#kinds.has("partition")) {
      const left = members.filter((player) => this.#sideAt.get(player) === 0).length;
      add(`partition:${left}-${members.length - left}`);
    }
    if (this.#kinds.has("combination")) {
      const counts = new Array<number>(this.#roles).fill(0);
      for (const player of members) counts[this.#roleAt.get(player) ?? 0]!++;
      add(`combination:${counts.join("-")}`);
    }
    return found;
  }
}

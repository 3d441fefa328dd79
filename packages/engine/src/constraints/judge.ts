import { percentageGroup } from "@teamwright/domain/sports";
import type { EnginePlayer } from "../match.ts";
import type { Constraints } from "./constraints.ts";
import type { RuleName } from "./description.ts";
import { halfOf } from "./players.ts";

/** A weighted sum over a team's players with the values that it may have. */
interface SumTest {
  readonly rule: RuleName;
  readonly weightOf: (player: EnginePlayer) => number;
  readonly allows: (sum: number) => boolean;
}

/** The counts of a team are written as one number, a digit for each; no count reaches the base. */
const BASE = 128;
const codeOf = (counts: readonly number[]): number =>
  counts.reduce((code, count, digit) => code + count * BASE ** digit, 0);

const among = (codes: readonly number[]): SumTest["allows"] => {
  const allowed = new Set(codes);
  return (sum) => allowed.has(sum);
};

/** Every constraint on the players of a team, in the order of the rules. */
function limitsOf({ sport, partitions, combinations, split, cells, sums }: Constraints): SumTest[] {
  return [
    { rule: "pool", weightOf: () => 1, allows: (players) => players === sport.teamSize },
    {
      rule: "partitions",
      weightOf: ({ team_index: side }) => (side === 0 ? 1 : 0),
      allows: among(partitions.map(([left]) => left)),
    },
    {
      rule: "combinations",
      weightOf: ({ role }) => BASE ** role,
      allows: among(combinations.map(codeOf)),
    },
    ...sums.map(({ rule, weightOf, min, max }): SumTest => ({
      rule,
      weightOf,
      allows: (sum) => sum >= min && sum <= max,
    })),
    ...(split === undefined
      ? []
      : [
          {
            rule: "percentage",
            weightOf: ({ selected_by: by }) => BASE ** percentageGroup(split.pattern, by ?? 0),
            allows: among(split.splits.map(codeOf)),
          } satisfies SumTest,
        ]),
    ...cells.map(({ rule, side, role, half, allowed }): SumTest => ({
      rule,
      weightOf: (player) =>
        player.team_index === side && player.role === role && (half === undefined || halfOf(player) === half)
          ? 1
          : 0,
      allows: among(allowed),
    })),
  ];
}

/** Tells whether single teams satisfy constraints, and which rule a team breaks. */
export class Judge {
  readonly playerAt: ReadonlyMap<number, EnginePlayer>;
  readonly #constraints: Constraints;
  readonly #limits: readonly SumTest[];
  /** By player_index: the weight for each limit. */
  readonly #weights: readonly Float64Array[];
  readonly #sums: Float64Array;

  constructor(constraints: Constraints) {
    this.#constraints = constraints;
    this.playerAt = new Map(constraints.pool.map((player) => [player.player_index, player]));
    this.#limits = limitsOf(constraints);
    const weights: Float64Array[] = [];
    for (const player of constraints.pool)
      weights[player.player_index] = Float64Array.from(this.#limits, ({ weightOf }) => weightOf(player));
    this.#weights = weights;
    this.#sums = new Float64Array(this.#limits.length);
  }

  mayLead(player: number, captain: boolean): boolean {
    const { captains, viceCaptains } = this.#constraints;
    return (captain ? captains : viceCaptains)?.has(player) ?? true;
  }

  /** The first rule that a team of these players breaks, without regard to its captains; undefined where it breaks none. */
  brokenByPlayers(players: readonly number[]): RuleName | undefined {
    for (const fixed of this.#constraints.fixed) if (!players.includes(fixed)) return "fixed";
    const sums = this.#sums.fill(0);
    for (const player of players) {
      const weights = this.#weights[player];
      if (weights === undefined) return "pool";
      for (let limit = 0; limit < sums.length; limit++) sums[limit]! += weights[limit]!;
    }
    for (let limit = 0; limit < sums.length; limit++) {
      const { allows, rule } = this.#limits[limit]!;
      if (!allows(sums[limit]!)) return rule;
    }
    return undefined;
  }

  /** The first rule that a team breaks. */
  brokenBy(players: readonly number[], captain: number, viceCaptain: number): RuleName | undefined {
    if (!players.includes(captain) || !this.mayLead(captain, true)) return "captains";
    if (captain === viceCaptain || !players.includes(viceCaptain) || !this.mayLead(viceCaptain, false))
      return "vice-captains";
    return this.brokenByPlayers(players);
  }
}

import type { Generator } from "../../random/generator.ts";
import type { Feature } from "../feature.ts";
import { hundredths } from "../../constraints/players.ts";
import { type Candidate, exchangeMember, has, playersOf } from "./candidate.ts";
import type { PlannedPart } from "./mix-part.ts";

/** How much the whole set needs a player: above 0 more teams should hold the player, below 0 fewer. */
export type PlayerDemand = (player: number) => number;

/** How many random players a tournament selection compares. */
const TOURNAMENT_SIZE = 4;

/**
 * The neighbourhood of a team in the local search: the teams with another captain or vice-captain, or with one player
 * replaced.
 */
export class Neighbourhood {
  readonly #part: PlannedPart;
  readonly #demand: PlayerDemand;
  readonly #random: Generator;

  constructor(part: PlannedPart, demand: PlayerDemand, random: Generator) {
    this.#part = part;
    this.#demand = demand;
    this.#random = random;
  }

  /**
   * A random neighbour with (or without) the feature. Undefined when none is found. It may break a rule and must be
   * checked.
   */
  neighbour(team: Candidate, feature: Feature, isWanted: boolean): Candidate | undefined {
    const [first = 0, second = 0] = feature.key.split("-").map(Number);
    switch (feature.kind) {
      case "member":
        return isWanted
          ? this.#exchange(team, this.#leaver(team), first)
          : this.#exchange(team, first, this.#joiner(team));
      case "captain":
        return isWanted ? this.#withLeader(team, first, true) : this.#withOtherLeader(team, true);
      case "viceCaptain":
        return isWanted ? this.#withLeader(team, first, false) : this.#withOtherLeader(team, false);
      case "pair":
        return isWanted
          ? this.#withPair(team, first, second)
          : this.#withOtherLeader(team, this.#random.below(2) === 0);
      case "partition":
      case "combination":
        return this.#exchange(team, this.#leaver(team), this.#joiner(team));
    }
  }

  /** The player with the highest `worth` of a few random ones. */
  #select(players: readonly number[], worth: PlayerDemand): number | undefined {
    let best: number | undefined;
    let highest = -Infinity;
    for (let round = 0; round < TOURNAMENT_SIZE && players.length > 0; round++) {
      const player = players[this.#random.below(players.length)]!;
      if (worth(player) > highest) {
        best = player;
        highest = worth(player);
      }
    }
    return best;
  }

  #leaver({ words }: Candidate): number | undefined {
    const { fixed } = this.#part.plan.constraints;
    const free = playersOf(words).filter((player) => !fixed.has(player));
    return this.#select(free, (player) => -this.#demand(player));
  }

  #joiner({ words }: Candidate): number | undefined {
    const others = this.#part.pool.filter((player) => !has(words, player));
    return this.#select(others, this.#demand);
  }

  /**
   * Replaces one player by another. The new player takes over a captaincy where possible, else another player of the
   * team does.
   */
  #exchange(team: Candidate, leaver: number | undefined, joiner: number | undefined): Candidate | undefined {
    if (leaver === undefined || joiner === undefined) return undefined;
    if (!has(team.words, leaver) || has(team.words, joiner)) return undefined;
    const { playerAt } = this.#part.judge;
    const gain = playerAt.get(joiner);
    const loss = playerAt.get(leaver);
    if (gain === undefined || loss === undefined) return undefined;
    const words = exchangeMember(team.words, leaver, joiner);
    const credits = team.credits + hundredths(gain) - hundredths(loss);
    const captain =
      team.captain === leaver ? this.#successor(words, joiner, team.viceCaptain, true) : team.captain;
    if (captain === undefined) return undefined;
    const viceCaptain =
      team.viceCaptain === leaver ? this.#successor(words, joiner, captain, false) : team.viceCaptain;
    return viceCaptain === undefined ? undefined : { words, captain, viceCaptain, credits };
  }

  /** A new captain or vice-captain: often the favourite, else any player who may, but not the other leader. */
  #successor(
    words: Candidate["words"],
    favourite: number,
    other: number,
    captain: boolean,
  ): number | undefined {
    const eligible = playersOf(words).filter(
      (player) => player !== other && this.#part.judge.mayLead(player, captain),
    );
    if (eligible.includes(favourite) && this.#random.below(2) === 0) return favourite;
    return eligible.length === 0 ? undefined : eligible[this.#random.below(eligible.length)];
  }

  /** The team with this captain (or vice-captain): a player of the team changes roles, or joins the team. */
  #withLeader(team: Candidate, player: number, captain: boolean): Candidate | undefined {
    if (!has(team.words, player)) {
      const joined = this.#exchange(team, this.#leaver(team), player);
      return joined === undefined ? undefined : this.#withLeader(joined, player, captain);
    }
    if (captain) {
      if (team.viceCaptain !== player) return { ...team, captain: player };
      const second = this.#successor(team.words, team.captain, player, false);
      return second === undefined ? undefined : { ...team, captain: player, viceCaptain: second };
    }
    if (team.captain !== player) return { ...team, viceCaptain: player };
    const first = this.#successor(team.words, team.viceCaptain, player, true);
    return first === undefined ? undefined : { ...team, captain: first, viceCaptain: player };
  }

  #withPair(team: Candidate, captain: number, viceCaptain: number): Candidate | undefined {
    const withCaptain = this.#withLeader(team, captain, true);
    if (withCaptain === undefined || has(withCaptain.words, viceCaptain))
      return withCaptain === undefined ? undefined : { ...withCaptain, captain, viceCaptain };
    const { fixed } = this.#part.plan.constraints;
    const free = playersOf(withCaptain.words).filter((player) => player !== captain && !fixed.has(player));
    const leaver = this.#select(free, (player) => -this.#demand(player));
    const bothMoves = this.#exchange(withCaptain, leaver, viceCaptain);
    return bothMoves === undefined ? undefined : { ...bothMoves, captain, viceCaptain };
  }

  #withOtherLeader(team: Candidate, captain: boolean): Candidate | undefined {
    const leader = captain ? team.captain : team.viceCaptain;
    const other = captain ? team.viceCaptain : team.captain;
    const eligible = playersOf(team.words).filter(
      (player) => player !== leader && player !== other && this.#part.judge.mayLead(player, captain),
    );
    if (eligible.length === 0 || this.#random.below(6) === 0)
      return { ...team, captain: team.viceCaptain, viceCaptain: team.captain };
    const next = eligible[this.#random.below(eligible.length)]!;
    return captain ? { ...team, captain: next } : { ...team, viceCaptain: next };
  }
}

import type { RuleSet } from "@teamwright/scoring";

export type Parity = "even" | "odd";

export interface SimulationRequest {
  readonly matches: number;
  readonly seed: number;
  /** Of a ball forecast; the points of a points forecast are by the rules of its past matches. */
  readonly rules: RuleSet | null;
  /**
   * Of a points forecast: whether the simulated matches are made of the even or of the odd past ones. Without it the first half
   * of them are made of even ones, the second half of odd ones.
   */
  readonly past?: Parity | undefined;
}

/** Points of every player in every simulated match. */
export interface Simulation {
  readonly matches: number;
  /** `matches` numbers for each player, in the order of the forecast's players. */
  readonly points: Float32Array;
}

/**
 * A match ball by ball: the shape of Cricsheet's files, without the parts that scoring does not use. Players are names.
 */
export interface BallByBallMatch {
  readonly ballsPerOver: number;
  /** Abandoned or without a result: nobody scores. */
  readonly noResult: boolean;
  readonly starters: readonly string[];
  /** Players who came on as impact, concussion or X-factor player. */
  readonly substitutes: readonly string[];
  readonly innings: readonly BallByBallInnings[];
  /** The side of a player, named as in the innings. */
  readonly sideOf: (player: string) => string | undefined;
}

export interface BallByBallInnings {
  /** The side that bats. */
  readonly side: string;
  readonly superOver: boolean;
  readonly overs: readonly { readonly deliveries: readonly Delivery[] }[];
}

export interface Delivery {
  readonly batter: string;
  readonly bowler: string;
  readonly runs: { readonly batter: number; readonly nonBoundary: boolean };
  readonly wides: number;
  readonly noBalls: number;
  readonly wickets: readonly Wicket[];
}

export interface Wicket {
  readonly kind: string;
  readonly playerOut: string;
  /** Named fielders, in order; `substitute`: an ordinary substitute, who scores nothing. */
  readonly fielders: readonly { readonly name: string; readonly substitute: boolean }[];
}

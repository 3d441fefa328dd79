/** A match ball by ball; the shape of Cricsheet's files, without what scoring has no use for. Players are names. */
export interface BallByBallMatch {
  readonly ballsPerOver: number;
  /** Abandoned or without a result: nobody scores. */
  readonly noResult: boolean;
  readonly starters: readonly string[];
  /** Who came on as impact, concussion or X-factor player. */
  readonly substitutes: readonly string[];
  readonly innings: readonly BallByBallInnings[];
}

export interface BallByBallInnings {
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

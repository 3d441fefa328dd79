export type { RuleSet, ScoringFormat, Uncertainty } from "@teamwright/domain/rule-set";
export { ruleSets } from "./rule-sets/index.ts";
export { fittingRuleSets, ruleSetById, selectRuleSet } from "./select-rule-set.ts";
export type { Scorable, SelectRefusal } from "./select-rule-set.ts";
export { bandPoints, rateInHundredths } from "./rates.ts";
export { score } from "./score.ts";
export type { Performance, PointsLine, PlayerScore } from "./score.ts";
export type { BallByBallInnings, BallByBallMatch, Delivery, Wicket } from "./cricket/ball-by-ball.ts";
export { scoreCricket, scoreTallies } from "./cricket/points.ts";
export type { PlayerPoints, ScoredMatch, TalliedMatch } from "./cricket/points.ts";
export { emptyTally, tallyMatch } from "./cricket/tally.ts";
export type { InningsTally } from "./cricket/tally.ts";
export type { CricketWarning } from "./cricket/warnings.ts";
export {
  basketballPerformance,
  footballPerformance,
  kabaddiPerformance,
  scoreBasketball,
  scoreFootball,
  scoreKabaddi,
} from "./box-scores.ts";
export type { BasketballBox, FootballBox, KabaddiBox, KabaddiScored } from "./box-scores.ts";

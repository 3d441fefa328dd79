export { bandPoints, rateInHundredths } from "./bands.ts";
export type { Band, RateRule } from "./bands.ts";
export type { BallByBallInnings, BallByBallMatch, Delivery, Wicket } from "./cricket/ball-by-ball.ts";
export type { CricketFormat, CricketRuleSet } from "./cricket/rule-set.ts";
export { cricketRuleSetOn, cricketRuleSets } from "./cricket/rule-sets.ts";
export { scoreCricket } from "./cricket/points.ts";
export type { PlayerPoints, PointsLine } from "./cricket/points.ts";

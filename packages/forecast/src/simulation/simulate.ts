import { isPointsForecast } from "../match/match-forecast.ts";
import type { MatchForecast } from "../match/match-forecast.ts";
import { simulateBalls } from "./simulate-balls.ts";
import { simulatePoints } from "./simulate-points.ts";
import type { Simulation, SimulationRequest } from "./simulation.ts";

/** Plays the match many times, by what is known of it. The same forecast, rules and seed give the same bytes. */
export function simulate(forecast: MatchForecast, request: SimulationRequest): Simulation {
  const { rules } = request;
  if (isPointsForecast(forecast)) return simulatePoints(forecast, request);
  if (rules === null) throw new RangeError("A match that is played ball by ball needs rules for its points");
  return simulateBalls(forecast, { ...request, rules });
}

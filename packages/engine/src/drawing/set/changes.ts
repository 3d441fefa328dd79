import type { Generator } from "../../random/generator.ts";
import { type Candidate, exchanged, has, playersOf } from "./candidate.ts";
import type { Feature } from "../feature.ts";
import type { MixPart } from "./mix-part.ts";

/** How much the whole set needs a player: above 0 more teams should hold the player, below 0 fewer. */
export type Welcome = (player: number) => number;

/**
 * A small change of a team that adds or removes the feature: another captain or vice-captain, or one player replaced.
 * Undefined when none is found. The result may break a rule and must be checked.
 */
export function changed(
  team: Candidate,
  feature: Feature,
  wanted: boolean,
  part: MixPart,
  welcome: Welcome,
  random: Generator,
): Candidate | undefined {
  const [first = 0, second = 0] = feature.key.split("-").map(Number);
  switch (feature.kind) {
    case "member":
      return wanted
        ? exchange(team, leaving(team, part, welcome, random), first, part, random)
        : exchange(team, first, joining(team, part, welcome, random), part, random);
    case "captain":
      return wanted ? led(team, first, part, welcome, random, true) : otherLeader(team, part, random, true);
    case "viceCaptain":
      return wanted ? led(team, first, part, welcome, random, false) : otherLeader(team, part, random, false);
    case "pair":
      return wanted
        ? paired(team, first, second, part, welcome, random)
        : otherLeader(team, part, random, random.below(2) === 0);
    case "partition":
    case "combination":
      return exchange(
        team,
        leaving(team, part, welcome, random),
        joining(team, part, welcome, random),
        part,
        random,
      );
  }
}

const TASTES = 4;

/** The player with the highest `worth` of a few tried at random. */
function bestOf(
  players: readonly number[],
  worth: (player: number) => number,
  random: Generator,
): number | undefined {
  let best: number | undefined;
  let most = -Infinity;
  for (let taste = 0; taste < TASTES && players.length > 0; taste++) {
    const player = players[random.below(players.length)]!;
    if (worth(player) > most) {
      best = player;
      most = worth(player);
    }
  }
  return best;
}

function leaving(team: Candidate, part: MixPart, welcome: Welcome, random: Generator): number | undefined {
  const free = playersOf(team.words).filter((player) => !part.plan.constraints.fixed.has(player));
  return bestOf(free, (player) => -welcome(player), random);
}

function joining(team: Candidate, part: MixPart, welcome: Welcome, random: Generator): number | undefined {
  return bestOf(
    part.pool.filter((player) => !has(team.words, player)),
    welcome,
    random,
  );
}

/**
 * Replaces one player by another. The new player takes over a captaincy where possible, else another player of the team
 * does.
 */
function exchange(
  team: Candidate,
  out: number | undefined,
  into: number | undefined,
  part: MixPart,
  random: Generator,
): Candidate | undefined {
  if (out === undefined || into === undefined) return undefined;
  if (!has(team.words, out) || has(team.words, into)) return undefined;
  const inPlace = part.judge.playerAt.get(into);
  const outOf = part.judge.playerAt.get(out);
  if (inPlace === undefined || outOf === undefined) return undefined;
  const words = exchanged(team.words, out, into);
  const credits = team.credits + Math.round(inPlace.credits * 100) - Math.round(outOf.credits * 100);
  const captain =
    team.captain === out ? heir(words, into, team.viceCaptain, part, random, true) : team.captain;
  if (captain === undefined) return undefined;
  const viceCaptain =
    team.viceCaptain === out ? heir(words, into, captain, part, random, false) : team.viceCaptain;
  return viceCaptain === undefined ? undefined : { words, captain, viceCaptain, credits };
}

function heir(
  words: Candidate["words"],
  first: number,
  other: number,
  part: MixPart,
  random: Generator,
  captain: boolean,
): number | undefined {
  const fit = playersOf(words).filter((player) => player !== other && part.judge.mayLead(player, captain));
  if (fit.includes(first) && random.below(2) === 0) return first;
  return fit.length === 0 ? undefined : fit[random.below(fit.length)];
}

/**
 * The team with this captain (or vice-captain): a player of the team changes roles, or the player is added to the team.
 */
function led(
  team: Candidate,
  player: number,
  part: MixPart,
  welcome: Welcome,
  random: Generator,
  captain: boolean,
): Candidate | undefined {
  if (!has(team.words, player)) {
    const fetched = exchange(team, leaving(team, part, welcome, random), player, part, random);
    return fetched === undefined ? undefined : led(fetched, player, part, welcome, random, captain);
  }
  if (captain) {
    if (team.viceCaptain !== player) return { ...team, captain: player };
    const second = heir(team.words, team.captain, player, part, random, false);
    return second === undefined ? undefined : { ...team, captain: player, viceCaptain: second };
  }
  if (team.captain !== player) return { ...team, viceCaptain: player };
  const first = heir(team.words, team.viceCaptain, player, part, random, true);
  return first === undefined ? undefined : { ...team, captain: first, viceCaptain: player };
}

function paired(
  team: Candidate,
  captain: number,
  viceCaptain: number,
  part: MixPart,
  welcome: Welcome,
  random: Generator,
): Candidate | undefined {
  const withCaptain = led(team, captain, part, welcome, random, true);
  if (withCaptain === undefined || has(withCaptain.words, viceCaptain))
    return withCaptain === undefined ? undefined : { ...withCaptain, captain, viceCaptain };
  const free = playersOf(withCaptain.words).filter(
    (player) => player !== captain && !part.plan.constraints.fixed.has(player),
  );
  const out = bestOf(free, (player) => -welcome(player), random);
  const both = exchange(withCaptain, out, viceCaptain, part, random);
  return both === undefined ? undefined : { ...both, captain, viceCaptain };
}

function otherLeader(
  team: Candidate,
  part: MixPart,
  random: Generator,
  captain: boolean,
): Candidate | undefined {
  const now = captain ? team.captain : team.viceCaptain;
  const other = captain ? team.viceCaptain : team.captain;
  const fit = playersOf(team.words).filter(
    (player) => player !== now && player !== other && part.judge.mayLead(player, captain),
  );
  if (fit.length === 0 || random.below(6) === 0)
    return { ...team, captain: team.viceCaptain, viceCaptain: team.captain };
  const next = fit[random.below(fit.length)]!;
  return captain ? { ...team, captain: next } : { ...team, viceCaptain: next };
}

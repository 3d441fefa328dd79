import { countLimit } from "../constraints/constraints.ts";
import { hundredths } from "../constraints/players.ts";
import { planOf } from "../plan/compile.ts";
import { drawEvenly } from "../drawing/draw-evenly.ts";
import { type Candidate, candidateAt, has, type MemberWords, playersOf } from "../drawing/set/candidate.ts";
import type { PlannedPart } from "../drawing/set/mix-part.ts";
import type { FreeTeams } from "./free-teams.ts";
import type { Generator } from "../random/generator.ts";

/** Up to this many missing players, every choice of substitutes is tried; beyond it, a list or counting finds them. */
const MAX_TRIED = 3;
const DRAWN = 64;

const wordsOf = (players: readonly number[]): [number, number, number] => {
  const words: [number, number, number] = [0, 0, 0];
  for (const player of players)
    words[player >> 5 === 0 ? 0 : player >> 5 === 1 ? 1 : 2] |= 1 << (player & 31);
  return [words[0] >>> 0, words[1] >>> 0, words[2] >>> 0];
};

/** The players of a team who are still in the pool. */
const survivorsOf = ({ words }: Candidate, { judge }: PlannedPart): number[] =>
  playersOf(words).filter((player) => judge.playerAt.has(player));

/**
 * Teams that replace the fewest players of `old`, nearest first, group by group: all with the fewest possible
 * replacements, those with the same captain and vice-captain first; then, when the caller takes none, those with one
 * more replacement.
 */
export function* substitutes(
  old: Candidate,
  part: PlannedPart,
  random: Generator,
  free: FreeTeams | undefined,
): IterableIterator<readonly Candidate[]> {
  const survivors = survivorsOf(old, part);
  const missing = part.plan.constraints.sport.teamSize - survivors.length;
  if (missing <= MAX_TRIED)
    for (const near of [true, false]) yield* rankTeams(tryTeams(old, part, missing, near), old);
  if (free !== undefined) {
    for (const teams of free.nearest(survivors)) yield* rankTeams(teams, old);
    return;
  }
  for (let kept = missing <= MAX_TRIED ? survivors.length - 1 : survivors.length; kept >= 0; kept--)
    yield* rankTeams(drawTeams(old, part, kept, random), old);
}

/** Groups by how many of captain and vice-captain stay: both, one, none. */
function* rankTeams(teams: readonly Candidate[], old: Candidate): IterableIterator<readonly Candidate[]> {
  for (const staying of [2, 1, 0]) {
    const group = teams.filter(
      (team) =>
        Number(team.captain === old.captain) + Number(team.viceCaptain === old.viceCaptain) === staying,
    );
    if (group.length > 0) yield group;
  }
}

/**
 * Every allowed team of the remaining players and as many others as are missing, with every captain pair near to the
 * old one, or far from it.
 */
function tryTeams(old: Candidate, part: PlannedPart, missing: number, near: boolean): Candidate[] {
  const survivors = survivorsOf(old, part);
  const others = part.pool.filter((player) => !has(old.words, player));
  const candidates: Candidate[] = [];
  for (const chosenPlayers of subsets(others, missing)) {
    const words = wordsOf([...survivors, ...chosenPlayers]);
    if (part.judge.brokenByPlayers(playersOf(words)) !== undefined) continue;
    const credits = playersOf(words).reduce(
      (sum, player) => sum + hundredths(part.judge.playerAt.get(player)!),
      0,
    );
    for (const [captain, viceCaptain] of leadersOf(old, words, part, near))
      candidates.push({ words, captain, viceCaptain, credits });
  }
  return candidates;
}

function* subsets(players: readonly number[], size: number, from = 0): IterableIterator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < players.length; index++)
    for (const rest of subsets(players, size - 1, index + 1)) yield [players[index]!, ...rest];
}

/**
 * Near: captain or vice-captain stays, or is the first candidate where the old one is out. Far: all other pairs; there
 * are many of them, so they are tried last.
 */
function leadersOf(old: Candidate, words: MemberWords, part: PlannedPart, near: boolean): [number, number][] {
  const members = playersOf(words);
  const fit = (captain: boolean, stays: number): number[] => {
    const all = members.filter((player) => part.judge.mayLead(player, captain));
    return all.includes(stays) ? [stays, ...all.filter((player) => player !== stays)] : all;
  };
  const captains = fit(true, old.captain);
  const seconds = fit(false, old.viceCaptain);
  return captains
    .flatMap((captain) => seconds.map((second): [number, number] => [captain, second]))
    .filter(
      ([captain, second]) =>
        captain !== second && (captain === captains[0] || second === seconds[0]) === near,
    );
}

/**
 * Teams with at least `kept` of the remaining players, drawn evenly: first with the same captain and vice-captain, then
 * with any.
 */
function drawTeams(old: Candidate, part: PlannedPart, keptCount: number, random: Generator): Candidate[] {
  const survivors = survivorsOf(old, part);
  const { match, strategy, limits, constraints } = part.plan;
  const range = { min: keptCount, max: constraints.sport.teamSize };
  const sums = [...constraints.sums, countLimit("groups", new Set(survivors), range)];
  const only = (player: number, captain: boolean): ReadonlySet<number> =>
    new Set([player].filter((one) => survivors.includes(one) && part.judge.mayLead(one, captain)));
  const captains = only(old.captain, true);
  const viceCaptains = only(old.viceCaptain, false);
  const wishes = [
    { ...constraints, sums, captains, viceCaptains },
    { ...constraints, sums, captains },
    { ...constraints, sums, viceCaptains },
    { ...constraints, sums },
  ];
  return wishes.flatMap((wish) => {
    const plan = planOf(match, strategy, wish, limits);
    if (!plan.ok || plan.value.join.teams === 0) return [];
    const columns = drawEvenly(plan.value, Math.min(DRAWN, plan.value.join.teams), random, {});
    return Array.from({ length: columns?.count ?? 0 }, (_, row) => candidateAt(columns!, row));
  });
}

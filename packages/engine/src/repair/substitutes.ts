import { planOf } from "../plan/compile.ts";
import { drawEvenly } from "../drawing/draw-evenly.ts";
import { type Candidate, candidateAt, has, playersOf } from "../drawing/set/candidate.ts";
import type { Part } from "../drawing/set/part.ts";
import type { Generator } from "../random/generator.ts";

/** Players missing up to which every choice of substitutes is tried; beyond, the counting finds them. */
const MOST_TRIED = 3;
const DRAWN = 64;

type Words = Candidate["words"];

const wordsOf = (players: readonly number[]): [number, number, number] => {
  const words: [number, number, number] = [0, 0, 0];
  for (const player of players)
    words[player >> 5 === 0 ? 0 : player >> 5 === 1 ? 1 : 2] |= 1 << (player & 31);
  return [words[0] >>> 0, words[1] >>> 0, words[2] >>> 0];
};

/**
 * Teams that replace the fewest players of `old`, nearest first, group by group: all with as few replacements as can
 * be, those with the same leaders first; then, when the caller takes none, those with one replacement more.
 */
export function* substitutes(
  old: Candidate,
  part: Part,
  random: Generator,
): IterableIterator<readonly Candidate[]> {
  const survivors = playersOf(old.words).filter((player) => part.legality.playerAt.has(player));
  const missing = part.plan.draft.sport.teamSize - survivors.length;
  if (missing <= MOST_TRIED)
    for (const near of [true, false]) yield* ranked(tried(old, survivors, missing, part, near), old);
  for (let kept = missing <= MOST_TRIED ? survivors.length - 1 : survivors.length; kept >= 0; kept--)
    yield* ranked(drawn(old, survivors, kept, part, random), old);
}

/** In groups by how many leaders stay: both, one, none. */
function* ranked(teams: readonly Candidate[], old: Candidate): IterableIterator<readonly Candidate[]> {
  for (const staying of [2, 1, 0]) {
    const group = teams.filter(
      (team) =>
        Number(team.captain === old.captain) + Number(team.viceCaptain === old.viceCaptain) === staying,
    );
    if (group.length > 0) yield group;
  }
}

/** Every allowed team of the survivors and as many others as are missing, with every pair of leaders near the old, or far. */
function tried(
  old: Candidate,
  survivors: readonly number[],
  missing: number,
  part: Part,
  near: boolean,
): Candidate[] {
  const others = part.pool.filter((player) => !has(old.words, player));
  const found: Candidate[] = [];
  for (const chosen of subsets(others, missing)) {
    const words = wordsOf([...survivors, ...chosen]);
    if (!part.legality.allowsMembers(words)) continue;
    const credits = part.legality.creditsOf(words);
    for (const [captain, viceCaptain] of leadersOf(old, words, part, near))
      found.push({ words, captain, viceCaptain, credits });
  }
  return found;
}

function* subsets(players: readonly number[], size: number, from = 0): IterableIterator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let place = from; place < players.length; place++)
    for (const rest of subsets(players, size - 1, place + 1)) yield [players[place]!, ...rest];
}

/**
 * Near: one leader at least stays, or is the first candidate where the old one is gone. Far: all other pairs, which are
 * many and looked at last.
 */
function leadersOf(old: Candidate, words: Words, part: Part, near: boolean): [number, number][] {
  const members = playersOf(words);
  const fit = (captain: boolean, stays: number): number[] => {
    const all = members.filter((player) => part.legality.mayLead(player, captain));
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

/** Teams with at least `kept` of the survivors, drawn evenly: first with the same leaders, then with any. */
function drawn(
  old: Candidate,
  survivors: readonly number[],
  kept: number,
  part: Part,
  random: Generator,
): Candidate[] {
  const { match, strategy, limits, draft } = part.plan;
  const groups = [...draft.groups, { players: new Set(survivors), min: kept, max: draft.sport.teamSize }];
  const only = (player: number, captain: boolean): ReadonlySet<number> =>
    new Set([player].filter((one) => survivors.includes(one) && part.legality.mayLead(one, captain)));
  const captains = only(old.captain, true);
  const viceCaptains = only(old.viceCaptain, false);
  const wishes = [
    { ...draft, groups, captains, viceCaptains },
    { ...draft, groups, captains },
    { ...draft, groups, viceCaptains },
    { ...draft, groups },
  ];
  return wishes.flatMap((wish) => {
    const plan = planOf(match, strategy, wish, limits);
    if (!plan.ok || plan.value.join.teams === 0) return [];
    const columns = drawEvenly(plan.value, Math.min(DRAWN, plan.value.join.teams), random, {});
    return Array.from({ length: columns?.count ?? 0 }, (_, row) => candidateAt(columns!, row));
  });
}

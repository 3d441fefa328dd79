import type { TeamColumns } from "../../team-set/columns.ts";

/** The members of a team as bits of three words. */
export type MemberWords = readonly [number, number, number];

/**
 * One team outside the columns: three words of members, captain, vice-captain, and the cost of its players in
 * hundredths.
 */
export interface Candidate {
  readonly words: MemberWords;
  readonly captain: number;
  readonly viceCaptain: number;
  readonly credits: number;
}

export const candidateAt = (columns: TeamColumns, row: number): Candidate => ({
  words: [columns.members[3 * row]!, columns.members[3 * row + 1]!, columns.members[3 * row + 2]!],
  captain: columns.captain[row]!,
  viceCaptain: columns.viceCaptain[row]!,
  credits: columns.credits[row]!,
});

export function putCandidate(columns: TeamColumns, row: number, team: Candidate): void {
  columns.members.set(team.words, 3 * row);
  columns.captain[row] = team.captain;
  columns.viceCaptain[row] = team.viceCaptain;
  columns.credits[row] = team.credits;
}

/** The word that holds a player's bit. */
export const wordOf = (player: number): 0 | 1 | 2 => (player < 32 ? 0 : player < 64 ? 1 : 2);

export const has = (words: MemberWords, player: number): boolean =>
  ((words[player >> 5]! >>> (player & 31)) & 1) === 1;

export function playersOf(words: MemberWords): number[] {
  const players: number[] = [];
  for (let word = 0; word < 3; word++)
    for (let rest = words[word]!; rest !== 0; rest &= rest - 1)
      players.push(32 * word + 31 - Math.clz32(rest & -rest));
  return players;
}

/** The words with one player replaced by another. */
export function exchangeMember(words: MemberWords, out: number, into: number): [number, number, number] {
  const next: [number, number, number] = [...words];
  next[wordOf(out)] &= ~(1 << (out & 31));
  next[wordOf(into)] |= 1 << (into & 31);
  return [next[0] >>> 0, next[1] >>> 0, next[2] >>> 0];
}

/** What makes a team unique. */
export const keyOfTeam = ({ words, captain, viceCaptain }: Candidate): string =>
  `${words[0]},${words[1]},${words[2]},${captain},${viceCaptain}`;

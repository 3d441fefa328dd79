/** Words of 32 bits that hold the players of a team; source: MEMBER_WORDS of the engine's team sets. */
const WORDS = 3;
/** player_index is 0 to 69. */
export const PLAYERS = 70;

/** Teams as columns: `TeamColumns` of the engine fit. Bit p of word p>>5 is player_index p. */
export interface AllocatedTeams {
  readonly count: number;
  readonly members: Uint32Array;
  readonly captain: Uint8Array;
}

/** The player indexes of team `row`, in order. */
export function playersOf(teams: AllocatedTeams, row: number): number[] {
  const players: number[] = [];
  for (let word = 0; word < WORDS; word++) {
    let bits = teams.members[row * WORDS + word]!;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      players.push(word * 32 + bit);
      bits &= bits - 1;
    }
  }
  return players;
}

const BITS = 32;
const WORDS = 3;

/** Whether one of the teams has the player. `members`: of a set of teams, three words for each. */
export function isInATeam(members: Uint32Array, player: number): boolean {
  const bit = 1 << (player % BITS);
  for (let word = Math.floor(player / BITS); word < members.length; word += WORDS)
    if (((members[word] ?? 0) & bit) !== 0) return true;
  return false;
}

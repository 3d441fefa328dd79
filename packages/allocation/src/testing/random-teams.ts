import { seededGenerator } from "@teamwright/engine/random";
import type { AllocatedTeams } from "../teams.ts";

/** Teams of `size` random players of a pool; four of the pool are captains, the first of them in most teams. */
export function randomTeams(count: number, seed: number, { pool = 22, size = 11 } = {}): AllocatedTeams {
  const random = seededGenerator(seed);
  const members = new Uint32Array(count * 3);
  const captain = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    captain[row] = Math.min(random.below(4), random.below(4));
    const players = new Set([captain[row]!]);
    while (players.size < size) players.add(random.below(pool));
    for (const player of players) members[row * 3 + (player >> 5)]! |= 1 << (player & 31);
  }
  return { count, members, captain };
}

import type { SideTable } from "../counting/side-table.ts";

/** A team under construction; reused for each team. */
export interface DrawnTeam {
  readonly members: Uint32Array;
  captain: number;
  viceCaptain: number;
}

/**
 * Walks back through the layers: the rank among an entry's ways determines the arc, and whether the taken player is
 * captain or vice-captain. `captaincy` is what remains to be found: 0 nothing, 1 the captain, 2 the vice-captain, 3
 * both.
 */
export function unrankSide(
  table: SideTable,
  entry: number,
  captaincy: number,
  rank: number,
  into: DrawnTeam,
): void {
  const { layers, players } = table;
  let at = entry;
  let open = captaincy;
  let rest = rank;
  for (let index = players.length; index > 0; index--) {
    const layer = layers[index]!;
    const ways = layers[index - 1]!.ways;
    const end = layer.arcStart[at + 1]!;
    for (let arc = layer.arcStart[at]!; arc < end; arc++) {
      const packedArc = layer.arcs[arc]!;
      const from = packedArc >> 1;
      const plain = ways[4 * from + open]!;
      if ((packedArc & 1) === 0) {
        if (rest < plain) {
          at = from;
          break;
        }
        rest -= plain;
        continue;
      }
      const player = players[index - 1]!;
      const captainWays = (open & 1) === 1 && player.captain ? ways[4 * from + (open ^ 1)]! : 0;
      const viceCaptainWays = (open & 2) === 2 && player.viceCaptain ? ways[4 * from + (open ^ 2)]! : 0;
      if (rest >= plain + captainWays + viceCaptainWays) {
        rest -= plain + captainWays + viceCaptainWays;
        continue;
      }
      into.members[player.index >> 5]! |= 1 << (player.index & 31);
      if (rest >= plain + captainWays) {
        rest -= plain + captainWays;
        into.viceCaptain = player.index;
        open ^= 2;
      } else if (rest >= plain) {
        rest -= plain;
        into.captain = player.index;
        open ^= 1;
      }
      at = from;
      break;
    }
  }
}

import { MAX_CREDITS } from "@teamwright/domain/sports";
import type { Tables } from "@teamwright/domain/sports";

/** A player as the legality of a team sees him. */
export interface FieldPlayer {
  readonly role: number;
  readonly side: 0 | 1;
  readonly credits: number;
}

/** What a team does with a player: he is out, a member, the captain or the vice-captain. */
export const OPTIONS = 4;
const CAPTAIN = 2;
const BOTH_LEADERS = 3;

/**
 * All legal teams as paths through layers, one layer for each player. A state of a layer is what legality still needs
 * to know of the players before: how many, how many of the role and of the left side, credits, and which leaders are
 * chosen.
 */
export interface FieldGraph {
  /** Player of each layer, by his index in the list. */
  readonly order: readonly number[];
  /** States of each layer; the last layer has the one end. */
  readonly sizes: readonly number[];
  /** Of each layer: the next state by state and option; -1 where no legal team follows. */
  readonly next: readonly Int32Array[];
}

interface TeamState {
  readonly size: number;
  readonly ofRole: number;
  readonly left: number;
  readonly credits: number;
  /** 1: a captain is chosen. 2: a vice-captain. */
  readonly leaders: number;
}

const HUNDREDTHS = 100;
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

export function fieldGraph(sport: Tables, players: readonly FieldPlayer[]): FieldGraph {
  const { teamSize, roles, maxFromSide } = sport;
  const order = [...players.keys()].sort(
    (one, other) => players[one]!.role - players[other]!.role || one - other,
  );
  const hundredths = players.map(({ credits }) => Math.round(credits * HUNDREDTHS));
  const unit = hundredths.reduce(divisor, MAX_CREDITS * HUNDREDTHS) || 1;
  const most = (MAX_CREDITS * HUNDREDTHS) / unit;
  const [leads, lefts, ofRoles, sizesOf] = [4, teamSize + 1, teamSize + 1, teamSize + 1];
  const keyOf = ({ size, ofRole, left, credits, leaders }: TeamState): number =>
    (((credits * sizesOf + size) * ofRoles + ofRole) * lefts + left) * leads + leaders;
  const indexes = new Int32Array((most + 1) * sizesOf * ofRoles * lefts * leads);
  const next: Int32Array[] = [];
  const sizes: number[] = [];
  let layer: TeamState[] = [{ size: 0, ofRole: 0, left: 0, credits: 0, leaders: 0 }];
  for (const [at, player] of order.entries()) {
    const { role, side } = players[player]!;
    const remaining = order.length - at - 1;
    const isLast = remaining === 0;
    const endsRole = isLast || players[order[at + 1]!]!.role !== role;
    const { min, max } = roles[role]!;
    const moves = new Int32Array(layer.length * OPTIONS).fill(-1);
    const following: TeamState[] = [];
    indexes.fill(-1);
    for (const [state, from] of layer.entries())
      for (let option = 0; option < OPTIONS; option++) {
        const to = stateAfter(from, option, side, hundredths[player]! / unit);
        const right = to.size - to.left;
        if (to.size > teamSize || to.ofRole > max || to.credits > most || to.size + remaining < teamSize)
          continue;
        if (to.left > maxFromSide.new || right > maxFromSide.new || (endsRole && to.ofRole < min)) continue;
        if (option >= CAPTAIN && (from.leaders & (option - 1)) !== 0) continue;
        if (isLast && to.leaders !== BOTH_LEADERS) continue;
        const nextState = isLast ? END : endsRole ? { ...to, ofRole: 0 } : to;
        const key = keyOf(nextState);
        if (indexes[key] === -1) {
          indexes[key] = following.length;
          following.push(nextState);
        }
        moves[state * OPTIONS + option] = indexes[key]!;
      }
    sizes.push(layer.length);
    next.push(moves);
    layer = following;
  }
  return { order, sizes: [...sizes, layer.length], next };
}

const END: TeamState = { size: 0, ofRole: 0, left: 0, credits: 0, leaders: 0 };

function stateAfter(from: TeamState, option: number, side: 0 | 1, credits: number): TeamState {
  if (option === 0) return from;
  return {
    size: from.size + 1,
    ofRole: from.ofRole + 1,
    left: from.left + (side === 0 ? 1 : 0),
    credits: from.credits + credits,
    leaders: option < CAPTAIN ? from.leaders : from.leaders | (option - 1),
  };
}

/** A player of the plain search over all teams of a cricket match. */
export interface SearchedPlayer {
  readonly role: number;
  readonly left: boolean;
  /** Halves, so that sums are exact. */
  readonly halfCredits: number;
  readonly points: number;
}

export interface AllTeams {
  readonly possible: number;
  readonly best: number;
  /** How many teams score more than each of the given points. */
  readonly above: readonly number[];
}

const SIZE = 11;

/**
 * Every legal cricket team of these players by the simplest code: each eleven with every role and both sides that costs
 * no more than 100, with every captain and vice-captain. It shares no code with the engine.
 */
export function searchAllTeams(players: readonly SearchedPlayer[], askedCounts: readonly number[]): AllTeams {
  const above = askedCounts.map(() => 0);
  const eleven: number[] = [];
  const roles = [0, 0, 0, 0];
  let [possible, best, left] = [0, -Infinity, 0];

  const count = (sum: number): void => {
    if (roles.includes(0) || left === 0 || left === SIZE) return;
    for (const captain of eleven)
      for (const viceCaptain of eleven) {
        if (captain === viceCaptain) continue;
        possible += 1;
        const points = sum + players[captain]!.points + players[viceCaptain]!.points / 2;
        if (points > best) best = points;
        for (let at = 0; at < askedCounts.length; at++) if (points > askedCounts[at]! + 1e-9) above[at]! += 1;
      }
  };
  const choose = (next: number, halfCredits: number, sum: number): void => {
    if (halfCredits > 200) return;
    if (eleven.length === SIZE) return count(sum);
    if (players.length - next < SIZE - eleven.length) return;
    const player = players[next]!;
    eleven.push(next);
    roles[player.role]! += 1;
    if (player.left) left += 1;
    choose(next + 1, halfCredits + player.halfCredits, sum + player.points);
    eleven.pop();
    roles[player.role]! -= 1;
    if (player.left) left -= 1;
    choose(next + 1, halfCredits, sum);
  };
  choose(0, 0, 0);
  return { possible, best, above };
}

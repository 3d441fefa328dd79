import type { Club } from "../clubs.ts";
import { seededBy } from "../random.ts";
import { squadOf } from "../squads.ts";
import type { DemoPlayer } from "../squads.ts";

/** How well a player bats and bowls in the demo's season. The model does not see it: it learns from the balls. */
export interface Ability {
  readonly player: DemoPlayer;
  /** 0 is average; half a point is much. */
  readonly batting: number;
  readonly bowling: number;
  readonly bowls: boolean;
}

const battingOfRole: Readonly<Record<string, number>> = { BAT: 0.45, WK: 0.3, AL: 0.2, BOWL: -0.7 };
const bowlingOfRole: Readonly<Record<string, number>> = { BAT: -0.6, WK: -0.6, AL: 0.05, BOWL: 0.3 };

/** Dear players are better as a rule; the rest is chance. */
export function abilitiesOf(club: Club): Ability[] {
  const random = seededBy(`abilities of ${club.slug}`);
  const spread = (): number => (random() + random() + random() - 1.5) * 0.6;
  return squadOf(club).map((player) => {
    const standing = (player.credits - 8.5) * 0.15;
    return {
      player,
      batting: (battingOfRole[player.role] ?? 0) + standing + spread(),
      bowling: (bowlingOfRole[player.role] ?? 0) + standing + spread(),
      bowls: player.role === "BOWL" || player.role === "AL",
    };
  });
}

/** The line-up of a day: now and then somebody rests, and another of his role plays. */
export function lineupOf(squad: readonly Ability[], random: () => number): Ability[] {
  const lineup = squad.filter(({ player }) => player.starts);
  for (const other of squad.filter(({ player }) => !player.starts)) {
    if (random() >= 0.15) continue;
    const at = lineup.findLastIndex(({ player }) => player.role === other.player.role);
    if (at >= 0) lineup[at] = other;
  }
  return lineup.toSorted((one, two) => two.batting - one.batting);
}

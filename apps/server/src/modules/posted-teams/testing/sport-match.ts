import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import { ONLY_IN_SQUAD } from "#modules/matches/public.ts";
import type { StoredMatch, StoredPlayer } from "#modules/matches/public.ts";

/** Roles of a squad of twelve: mostly the middle roles, enough of each for any combination. */
const squadRoles = (sport: SportIndex): number[] => {
  if (sport === 0) return [0, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3];
  const { roles } = sportByIndex(sport);
  return Array.from({ length: 12 }, (_, index) => index % roles.length);
};

/** A match of two invented sides of twelve: indexes 0 to 11 left, 12 to 23 right. */
export function sportMatch(sport: SportIndex): StoredMatch {
  const squad = (side: 0 | 1) =>
    squadRoles(sport).map((role, place): StoredPlayer => {
      const index = side * 12 + place;
      return {
        index,
        fixedId: `p-${index}`,
        ownId: true,
        side,
        name: `Player ${index}`,
        role,
        credits: 7.5 + (place % 5) * 0.5,
        ...ONLY_IN_SQUAD,
      };
    });
  return {
    id: `match-${sport}`,
    sport,
    feed: "import",
    matchTime: "2030-01-01T14:00:00.000Z",
    series: "Series",
    state: "not_started",
    lineupsOut: false,
    apps: [],
    scoring: null,
    format: null,
    gender: null,
    summary: null,
    venue: null,
    hidden: false,
    sides: [
      { name: "Left", shortName: "LEF", image: "" },
      { name: "Right", shortName: "RIG", image: "" },
    ],
    players: [...squad(0), ...squad(1)],
  };
}

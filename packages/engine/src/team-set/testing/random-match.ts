import { sportByIndex } from "@teamwright/domain/sports";
import type { SportIndex, Team } from "@teamwright/domain";
import type { EngineMatch, EnginePlayer } from "../../match.ts";
import type { Generator } from "../../random/generator.ts";

/** A match of `left` + `right` players with every role on both sides, scattered player_indexes, half credits. */
export function randomMatch(random: Generator, sport: SportIndex, left: number, right: number): EngineMatch {
  const { roles } = sportByIndex(sport);
  const slots = shuffle(
    random,
    Array.from({ length: 70 }, (_, slot) => slot),
  );
  const players = Array.from({ length: left + right }, (_, index): EnginePlayer => {
    const inSide = index < left ? index : index - left;
    return {
      player_index: slots[index]!,
      team_index: index < left ? 0 : 1,
      role: inSide < roles.length ? inSide : random.below(roles.length),
      credits: 7 + random.below(9) / 2,
      selected_by: random.below(10_001) / 100,
      captain_percentage: random.below(3000) / 100,
      vice_captain_percentage: random.below(3000) / 100,
    };
  });
  return { sport, players };
}

/** `count` teams of the right size, numbered from 1. Roles are random, so not all teams are legal. Repeats occur. */
export function randomTeams(random: Generator, match: EngineMatch, count: number): Team[] {
  const { roles, teamSize } = sportByIndex(match.sport);
  return Array.from({ length: count }, (_, row): Team => {
    const members = shuffle(random, match.players).slice(0, teamSize);
    const [captain, viceCaptain] = shuffle(random, members);
    return {
      team_number: row + 1,
      credits: members.reduce((sum, player) => sum + player.credits, 0),
      team: roles.map((_role, role) =>
        members
          .filter((player) => player.role === role)
          .map((player) => player.player_index)
          .toSorted((one, other) => one - other),
      ),
      captain: captain!.player_index,
      vicecaptain: viceCaptain!.player_index,
    };
  });
}

export function shuffle<Item>(random: Generator, items: readonly Item[]): Item[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const lastItem = list[last]!;
    list[last] = list[other]!;
    list[other] = lastItem;
  }
  return list;
}

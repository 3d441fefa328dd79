import type { ContestFormat } from "./format.ts";

/** `DKSalaries.csv`: in a showdown, each player has a row as captain and one as a member, with an id and a salary each. */
export const draftKings: ContestFormat = {
  platform: "draftkings",
  contest: "draftkings-showdown",
  columns: ["Position", "Name", "ID", "Roster Position", "Salary", "Game Info", "TeamAbbrev"],
  read: (row) => {
    const place = { name: row("Roster Position"), salary: row("Salary") };
    return {
      id: row("ID"),
      name: row("Name"),
      team: row("TeamAbbrev"),
      game: row("Game Info"),
      position: row("Position"),
      points: row("AvgPointsPerGame"),
      ...(place.name === "CPT" ? { captain: place } : { member: place }),
    };
  },
  cell: ({ id, name }) => `${name} (${id})`,
};

import type { ContestFormat } from "./format.ts";

/** The player list of a single game: a row for each player, with the salary as a member and, in another column, as MVP. */
export const fanDuel: ContestFormat = {
  platform: "fanduel",
  contest: "fanduel-single-game",
  columns: ["Id", "Position", "Nickname", "FPPG", "Salary", "Game", "Team"],
  read: (row) => {
    const salary = row("Salary");
    const [first = "", other = "FLEX"] = row("Roster Position").split("/");
    const isSingleGame = first.startsWith("MVP") || row("MVP 1.5x Salary") !== "";
    return {
      id: row("Id"),
      name: row("Nickname"),
      team: row("Team"),
      game: row("Game"),
      position: row("Position"),
      points: row("FPPG"),
      ...(isSingleGame ? { captain: { name: first || "MVP", salary: row("MVP 1.5x Salary") } } : {}),
      member: { name: other, salary },
    };
  },
  cell: ({ id, name }) => `${id}:${name}`,
};

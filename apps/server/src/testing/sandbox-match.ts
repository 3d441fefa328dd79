import type { SandboxMatchInput } from "#sandbox/sandbox-client.ts";
import type { ProviderTeamContent } from "#providers/port.ts";

const roles = ["WK", "WK", "BAT", "BAT", "BAT", "BAT", "AL", "AL", "AL", "BOWL", "BOWL", "BOWL"];

const side = (name: string, first: string) => ({
  name,
  short_name: name.slice(0, 3).toUpperCase(),
  players: roles.map((role, index) => ({
    name: `${first} Family${String.fromCharCode(97 + index)}`,
    role,
    credits: 8.5,
  })),
});

/** A cricket match with twelve players per side, two hours from now. */
export const sandboxMatch = (key: string): SandboxMatchInput => ({
  key,
  sport: "cricket",
  start_time: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  series_name: "Sample Trophy",
  left: side("Harbour", "Omkar"),
  right: side("Lantern", "Tane"),
  apps: ["dream11", "myfab11", "my11circle", "myteam11"],
});

interface SandboxPlayer {
  readonly id: string;
  readonly side: 0 | 1 | "left" | "right";
  readonly role: string;
}

/** Legal teams of such a match: several lineups with different captains and vice-captains. */
export function legalTeams(players: readonly SandboxPlayer[], count: number): ProviderTeamContent[] {
  const of = (isLeft: boolean, role: string) =>
    players.filter((one) => one.role === role && (one.side === 0 || one.side === "left") === isLeft);
  const teams: ProviderTeamContent[] = [];
  for (let index = 0; index < count; index++) {
    const shift = Math.floor(index / 50);
    const eleven = [
      ...of(true, "WK").slice(0, 1),
      ...of(true, "BAT").slice(0, 3),
      ...of(false, "AL").slice(0, 2),
      ...of(false, "BOWL").slice(0, 3),
      ...of(true, "AL").slice(0, 1),
      ...[...of(true, "BOWL"), ...of(false, "BAT")].slice(shift, shift + 1),
    ].map(({ id }) => id);
    const captain = eleven[Math.floor((index % 50) / 10)]!;
    const others = eleven.filter((id) => id !== captain);
    teams.push({ players: eleven, captain, viceCaptain: others[index % 10]! });
  }
  return teams;
}

import { DAY } from "@teamwright/domain/durations";
import type { Product } from "./product.ts";
import { staffCalls } from "./staff-calls.ts";

export interface OwnPlayer {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly credits: number;
  readonly side: "left" | "right";
  readonly playing: boolean;
}

const names = [
  "Arjun Bakshi",
  "Bala Chandra",
  "Chirag Dutta",
  "Dinesh Elango",
  "Eshan Firoze",
  "Farhan Gupta",
  "Gopal Hegde",
  "Harsh Iyengar",
  "Ishan Joshi",
  "Jatin Kulkarni",
  "Karan Limaye",
  "Lokesh Menon",
  "Manav Nair",
] as const;
const roles = [
  "WK",
  "WK",
  "BAT",
  "BAT",
  "BAT",
  "BAT",
  "AL",
  "AL",
  "AL",
  "BOWL",
  "BOWL",
  "BOWL",
  "BOWL",
] as const;
const BENCH = [1, 12];

/** Two invented sides of thirteen, eleven of each announced: an automatic cricket match. */
export const ownPlayers: readonly OwnPlayer[] = (["left", "right"] as const).flatMap((side) =>
  names.map((name, index) => ({
    id: `${side}-${index}`,
    name: side === "left" ? name : `${name.split(" ")[1]} ${name.split(" ")[0]}`,
    role: roles[index] ?? "BAT",
    credits: 8 + ((index * 3 + (side === "left" ? 0 : 1)) % 5) * 0.5,
    side,
    playing: !BENCH.includes(index),
  })),
);

/**
 * The match as its feed reports it. It began eight days ago, so that no list shows it to other tests. `factsOf`: further
 * values of each player.
 */
export function ownMatch(
  id: string,
  status: "in_progress" | "finished",
  factsOf: (player: OwnPlayer, index: number) => object = () => ({}),
) {
  const side = (sideName: "left" | "right", name: string, short: string) => ({
    name,
    short_name: short,
    players: ownPlayers.flatMap((player, index) => {
      if (player.side !== sideName) return [];
      const { side: _side, ...rest } = player;
      const shares = { selected_by: 30 + (index % 13), captain_percentage: 3, vice_captain_percentage: 3 };
      return [{ ...rest, ...shares, pl_id: `p-${player.id}`, ...factsOf(player, index) }];
    }),
  });
  return {
    id,
    sport: "cricket",
    match_time: new Date(Date.now() - 8 * DAY).toISOString(),
    series: "Results Trophy",
    status,
    left: side("left", "Quay Otters", "OTT"),
    right: side("right", "Fell Falcons", "FAL"),
  };
}

/** Imports matches into the running product as an admin does. */
export async function importMatches(product: Product, ...matches: readonly object[]): Promise<void> {
  const admin = await staffCalls(product, "admin");
  const content = JSON.stringify({ matches });
  await admin.send("POST", "/api/admin/matches/import", { files: [{ name: "matches.json", content }] });
}

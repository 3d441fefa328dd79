import { readFileSync } from "node:fs";
import { join } from "node:path";
import { demoMatch, type Scene, type Sport } from "../support/player.ts";
import { root } from "../support/server.ts";

const sports: readonly Sport[] = ["cricket", "football", "basketball", "kabaddi"];
const scenes: readonly Scene[] = ["lineups", "evening", "plain", "running", "finished"];

/** Values of the parameters in addresses: those of the demo, and some that do not exist. */
const valuesOf: Readonly<Record<string, readonly string[]>> = {
  match: sports.flatMap((sport) => scenes.map((scene) => demoMatch(sport, scene))),
  attempt: ["1", "2", "99"],
  ftype: ["all"],
  fvalue: ["all"],
  type: ["software", "human"],
  primetype: ["tg-prime", "custom-prime"],
  player: ["0", "5", "nobody"],
};

/** The addresses of all screens, as the build lists them. */
export function readAddresses(): readonly string[] {
  const listed = readFileSync(join(root, "apps/web/dist/screens.json"), "utf8");
  return Object.keys(JSON.parse(listed) as Record<string, unknown>).toSorted();
}

/** An address with values for its parameters; `pick` chooses one of a list. */
export const filledAddress = (address: string, pick: <Value>(values: readonly Value[]) => Value): string =>
  address.replaceAll(/:(\w+)/g, (_, name: string) =>
    pick(valuesOf[name] ?? valuesOf[/id$/i.test(name) ? "match" : "attempt"] ?? [""]),
  );

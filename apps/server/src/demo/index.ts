import type { Deps } from "#http/deps.ts";
import { loadDemo as load } from "./load-demo.ts";

/** Loads the demo, or updates its times; returns the message to print once the address is known. */
export async function loadDemo(deps: Deps): Promise<(url: string) => readonly string[]> {
  const accounts = await load(deps, new Date());
  const width = Math.max(...accounts.map(({ what }) => what.length));
  return (url) => [
    "",
    `Teamwright is at ${url}`,
    "",
    "Sign in with (phone, password):",
    ...accounts.map(({ what, phone, password }) => `  ${what.padEnd(width)}  ${phone}  ${password}`),
    "",
    "The clubs, players and matches are invented; their times are relative to this start. Stop with Ctrl+C.",
  ];
}

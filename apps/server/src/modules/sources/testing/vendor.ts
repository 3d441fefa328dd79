import type { PublicEvent } from "@teamwright/contract";
import { HOUR, MINUTE } from "@teamwright/domain/durations";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { findMatch, findMatches } from "#modules/matches/public.ts";
import type { KeptMatch } from "#modules/matches/public.ts";
import { matches as matchTable } from "#tables/matches.ts";
import { pollSource } from "../poll-source.ts";
import type { PollOptions } from "../poll-source.ts";
import { sourceNamed } from "../settings.ts";
import { readSources, switchSource } from "../source-state.repository.ts";
import type { SourceRow } from "../source-state.repository.ts";

export const VENDOR_KEY = "sandbox-vendor-key";

export const givenNames = [
  "Arun",
  "Bala",
  "Chetan",
  "Dev",
  "Eshan",
  "Farid",
  "Gopal",
  "Hari",
  "Ishan",
  "Jatin",
  "Kiran",
  "Lalit",
  "Manav",
];
const roles = [
  "wk",
  "bat",
  "bat",
  "bat",
  "bat",
  "all",
  "all",
  "bowl",
  "bowl",
  "bowl",
  "bowl",
  "wkbat",
  "bowl",
];

const side = (name: string, short: string, family: string, wantedRoles: readonly string[]) => ({
  name,
  short_name: short,
  players: givenNames.map((first, index) => ({
    name: `${first} ${family}`,
    role: wantedRoles[index] ?? wantedRoles[0],
    rating: 7 + (index % 5) / 2,
  })),
});

/** Six hours ago: the whole life of the match lies in the past of the real clocks, and what the desk tells of a day holds it. */
export const START = Math.floor(Date.now() / MINUTE) * MINUTE - 6 * HOUR;

/** A match of two sides with thirteen players each; its first eleven start. */
export const vendorMatch = (key: string, more: object = {}, wantedRoles: readonly string[] = roles) => ({
  key,
  sport: "cricket",
  start_time: new Date(START).toISOString(),
  series: "Coastal League",
  season: "2026",
  venue: { name: "Quay Oval", location: "Kochi" },
  left: side(`Harbour ${key}`, "HAR", "Nair", wantedRoles),
  right: side(`Lantern ${key}`, "LAN", "Rao", wantedRoles),
  ...more,
});

export interface VendorTest {
  readonly server: TestApp;
  readonly sandbox: TestSandbox;
  readonly events: PublicEvent[];
  /** Sets the vendor's clock to so many minutes after START and polls at that time. */
  poll(minute: number, options?: PollOptions & { readonly source?: string }): Promise<Date | null | "busy">;
  match(leftName: string): Promise<KeptMatch | null>;
  state(source?: string): Promise<SourceRow>;
  close(): Promise<void>;
}

/** The real server with a source that reads the sandbox's vendor; with further ones by name, switched on. */
export async function startVendorTest(
  source = "entitysport-cricket",
  path = "/vendors/entitysport/cricket/v2",
  setting: object = {},
  more: Readonly<Record<string, { readonly path: string; readonly [field: string]: unknown }>> = {},
): Promise<VendorTest> {
  const sandbox = await startTestSandbox();
  const all = Object.entries({ [source]: { path, ...setting }, ...more }).map(
    ([name, { path: at, ...own }]) => [name, { key: VENDOR_KEY, baseUrl: sandbox.url + at, ...own }],
  );
  const server = await startTestApp({ SOURCES: JSON.stringify(Object.fromEntries(all)) });
  for (const name of Object.keys(more)) await switchSource(server.deps.database.db, name, true);
  const events: PublicEvent[] = [];
  server.deps.bus.subscribe((message) => {
    if (message.kind === "public") events.push(message.event);
  });
  const { db } = server.deps.database;
  return {
    server,
    sandbox,
    events,
    poll: async (minute, { source: name = source, ...options } = {}) => {
      const now = new Date(START + minute * MINUTE);
      await sandbox.clock({ freeze_at: now.toISOString() });
      const foundSource = sourceNamed(name);
      if (foundSource === undefined) throw new Error(`there is no source ${name}`);
      return pollSource(server.deps, foundSource, () => now, options);
    },
    match: async (leftName) => {
      const ids = await db.select({ id: matchTable.id }).from(matchTable);
      const all = await findMatches(
        db,
        ids.map(({ id }) => id),
      );
      const foundMatch = all.find(({ stored }) => stored.sides.some(({ name }) => name === leftName));
      return foundMatch === undefined ? null : findMatch(db, foundMatch.stored.id);
    },
    state: async (name = source) => {
      const row = (await readSources(db)).get(name);
      if (row === undefined) throw new Error(`${name} was never polled`);
      return row;
    },
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}

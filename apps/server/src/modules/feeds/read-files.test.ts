import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { dataFile } from "./testing/match-data.ts";
import { sampleMatch } from "./testing/samples.ts";

let server: TestApp;
let admin: SignedInVisitor;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());

/** The best of this many tries counts: garbage collection and other load are not caused by the file. */
const TRIES = 4;

/** Previews the import of a file; `spent` is the processor time of the thread that answers calls, in microseconds. */
async function preview(content: string) {
  const body = { files: [{ name: "odd.json", content }], preview: true };
  const before = process.threadCpuUsage();
  const reply = await admin.send("POST", "/api/admin/matches/import", { body });
  const { user, system } = process.threadCpuUsage(before);
  expect(reply.status).toBe(200);
  const { data } = reply.json() as { data: { problems: { reason: string }[] } };
  return { problems: data.problems, spent: user + system };
}

const zeros = (count: number) => `[${"0,".repeat(count - 1)}0]`;
const withPlayers = (matches: number, players: number) =>
  JSON.stringify(
    Array.from({ length: matches }, () => ({ ...sampleMatch(), left: { players: Array(players).fill(0) } })),
  );

test.each([
  ["3 million entries instead of matches", () => zeros(3_000_000), "holds more than 500000 values"],
  ["3 million entries instead of players", () => withPlayers(1, 3_000_000), "holds more than 500000 values"],
  ["28,000 wrong players in 400 matches", () => withPlayers(400, 70), "27900 more problems like these"],
])("%s are refused with a reason, and other calls are answered meanwhile", async (_, make, reason) => {
  const content = make();
  // As long a file, of which only the first character is read.
  const brokenContent = `!${content.slice(1)}`;
  let reference = Infinity;
  for (let turn = 0; turn < TRIES; turn++)
    reference = Math.min(reference, (await preview(brokenContent)).spent);
  let best = Infinity;
  for (let turn = 0; turn < TRIES && best >= 3 * reference; turn++) {
    const { problems, spent } = await preview(content);
    expect(problems.length).toBeLessThanOrEqual(101);
    expect(problems.at(-1)!.reason).toContain(reason);
    best = Math.min(best, spent);
  }
  expect(best).toBeLessThan(3 * reference);
});

test.each(["import", "premier-league"])(
  "a match file of Cricsheet that is read as %s is refused with the feed that reads it",
  async (feed) => {
    const files = [dataFile("cricket/cricsheet/1473511.json")];
    const reply = await admin.call.feeds.import({ body: { feed, files, preview: true } });
    expect(reply.ok && reply.data.data.problems).toEqual([
      {
        file: files[0]?.name,
        reason:
          'is a file of another feed; choose "Cricsheet match files and a CSV of roles and credits" (cricsheet)',
      },
    ]);
  },
);

test("a large import of good matches is stored as a small one is", async () => {
  const content = JSON.stringify(Array.from({ length: 40 }, (_, index) => sampleMatch(`many-${index}`)));
  expect(content.length).toBeGreaterThan(64 * 1024);
  const reply = await admin.call.feeds.import({ body: { files: [{ name: "many.json", content }] } });
  expect(reply).toMatchObject({ ok: true, data: { data: { problems: [] } } });
  expect(reply.ok && reply.data.data.matches.filter(({ created }) => created)).toHaveLength(40);
});

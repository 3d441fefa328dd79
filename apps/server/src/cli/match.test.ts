import { readFileSync } from "node:fs";
import { matchDetailSchema } from "@teamwright/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCsv, sampleMatch } from "#modules/feeds/testing/samples.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { runEngineCommand } from "./engine/testing/run-command.ts";
import { importCommand } from "./import.ts";
import { match } from "./match.ts";
import { commandFolder } from "./testing/command-folder.ts";

let server: TestApp;
const folder = commandFolder();
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

test("a match comes by standard input, goes out as a detail, and the engine's commands read it", async () => {
  for (const text of [JSON.stringify(sampleMatch("from-json")), sampleCsv()])
    expect(await folder.run(importCommand, server, ["-"], text)).toMatchObject({ code: 0, err: [] });

  const printOutput = await folder.run(match, server, ["export", "from-json"]);
  expect(printOutput).toMatchObject({ code: 0, err: [] });
  const detail = matchDetailSchema.parse(JSON.parse(printOutput.out.join("\n")));
  expect(detail.id).toBe("from-json");

  const detailPath = folder.write("detail.json", "");
  expect(await folder.run(match, server, ["export", "from-json", detailPath])).toMatchObject({
    code: 0,
    out: [],
  });
  const path = folder.path(detailPath);
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(detail);
  const players = [...detail.left_team_players, ...detail.right_team_players];
  const strategy = folder.write(
    "strategy.json",
    JSON.stringify({ sport: 0, players: players.map((player) => player.player_index) }),
  );
  const countOutput = await runEngineCommand("count", "--match", path, "--strategy", folder.path(strategy));
  expect(countOutput.status, countOutput.stderr).toBe(0);
});

test("an unknown match and an unwritable file are bad input, in words", async () => {
  expect(await folder.run(match, server, ["export", "nothing"])).toMatchObject({
    code: 2,
    err: ["There is no match nothing."],
  });
  const unwritable = await folder.run(match, server, ["export", "from-json", "no/such/folder.json"]);
  expect(unwritable).toMatchObject({ code: 2 });
  expect(unwritable.err[0]).toContain("no/such/folder.json cannot be written");
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeModel } from "@teamwright/forecast";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataPath } from "#modules/feeds/testing/match-data.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { parseArguments } from "../parse.ts";
import { orBadInput, runDatabaseCommand, runParsed } from "../run.ts";
import { recordedIo } from "../testing/recorded-io.ts";
import { forecast } from "./index.ts";
import { forecastModel } from "./model-commands.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-forecast-"));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const { io, out, err } = recordedIo(folder);
  const command = forecast((parsed, inner) => runParsed(parsed, server.deps, inner));
  const parsedArguments = parseArguments([command], ["forecast", ...args], io);
  const code =
    typeof parsedArguments === "number" ? parsedArguments : await orBadInput(() => parsedArguments(io), io);
  return { code, out, err };
}

const file = (id: string): string => dataPath(`cricket/cricsheet/${id}.json`);
const matches = ["1216492", "1216496", "1216504", "1254075", "1254076"].map(file);

test("fit learns the T20 matches and writes a model that can be read", async () => {
  const { code, out } = await run("fit", ...matches, file("1384429"), "--out", "model", "--json");
  expect(code).toBe(0);
  const counts: unknown = JSON.parse(out.join(""));
  expect(counts).toMatchObject({ matches: 5, other_formats: 1, problems: 0, learned_until: "2021-04-25" });
  const model = decodeModel(readFileSync(join(folder, "model")));
  expect(model).toMatchObject({ ok: true, value: { matches: 5 } });
});

test("a file that is no match is named, and the others are learned", async () => {
  writeFileSync(join(folder, "other.json"), '{"matches": []}');
  const { code, out, err } = await run("fit", matches[0]!, "other.json");
  expect(code).toBe(2);
  expect(err.join("\n")).toContain("other.json: is no match file of Cricsheet");
  expect(out.join("\n")).toContain("1 matches with 22 players until 2020-09-19");
});

test("evaluate prints the same table for the same seed", async () => {
  const args = ["evaluate", ...matches, "--from", "2021-01-01", "--simulations", "128", "--seed", "4"];
  const [one, other] = [await run(...args), await run(...args)];
  expect(one.code).toBe(0);
  expect(one.out).toEqual(other.out);
  const text = one.out.join("\n");
  expect(text).toContain("2 matches, 473 balls, 44 players, seed 4");
  for (const word of [
    "log loss of a ball",
    "CRPS",
    "in the 80 % range",
    "20 of 5000 random teams",
    "choice minus highest",
  ])
    expect(text).toContain(word);
});

test("a day, a rule-set and a path that do not exist are refused", async () => {
  expect((await run("evaluate", ...matches, "--from", "2021-13-01")).code).toBe(2);
  expect((await run("evaluate", ...matches, "--from", "2021-01-01", "--rules", "dream11-kabaddi")).code).toBe(
    2,
  );
  expect((await run("fit", "nowhere")).err.join("")).toContain("nowhere cannot be read");
});

test("fit stores the model, export writes it and import stores it again", async () => {
  expect(await run("export", "none")).toMatchObject({
    code: 1,
    err: ["There is no model: fit one and store it by teamwright forecast fit --store."],
  });
  const fitOutput = await run("fit", ...matches, "--store", "--out", "fitted", "--json");
  expect(fitOutput).toMatchObject({
    code: 0,
    err: ["Stored the model of 5 matches until 2021-04-25, from Cricsheet."],
  });
  expect((await run("export", "exported")).out.join("")).toContain(
    "bytes to exported: the model of 5 matches until 2021-04-25, from Cricsheet.",
  );
  expect(readFileSync(join(folder, "exported"))).toEqual(readFileSync(join(folder, "fitted")));
  const { io, out } = recordedIo(folder);
  const args = ["import", "exported", "--source", "my archive", "--json"];
  expect(await runDatabaseCommand(forecastModel, args, server.deps, io)).toBe(0);
  expect(JSON.parse(out.join(""))).toMatchObject({
    matches: 5,
    learned_until: "2021-04-25",
    source: "my archive",
    invented: false,
  });
});

test("a file that is no model is not stored", async () => {
  writeFileSync(join(folder, "text"), "no model");
  const { code, err } = await run("import", "text");
  expect([code, err]).toEqual([2, ["text: is no model of `teamwright forecast fit --out`"]]);
  expect((await run("import", "nowhere")).err.join("")).toContain("nowhere cannot be read");
});

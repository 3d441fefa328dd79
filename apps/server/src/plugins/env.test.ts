import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const example = read(".env.example");
const given = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({
  name,
  value,
}));

test("the example file and the page of the command line name exactly the settings that the server reads", () => {
  expect(new Set(given.map(({ name }) => name))).toEqual(new Set(settingNames));
  const settings = read("docs/cli.md").split("## Settings")[1] ?? "";
  const documented = [...settings.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(documented)).toEqual(new Set(settingNames));
});

test("the example file changes nothing but what it does not comment out", () => {
  const active = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  expect(readEnv(Object.fromEntries(active))).toEqual(readEnv({}));
});

test("each value that the example file gives as a default is the default", () => {
  const defaults = readEnv({});
  for (const { name, value } of given.filter(({ value: text }) => text !== ""))
    expect(readEnv({ [name]: value }), name).toEqual(defaults);
});

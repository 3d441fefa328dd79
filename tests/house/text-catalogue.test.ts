import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  areas,
  commandAreas,
  customerAreas,
  languages,
  plannedArea,
  staffAreas,
} from "@teamwright/text/areas";
import { describe, expect, test } from "vitest";
import { callsIn } from "./text-calls.ts";
import { faultsOf, valuesOf } from "./text-faults.ts";
import { areasNamedIn, closureOf, sourcesIn, textsNamedIn } from "./text-use.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The fields of a screen that the tests read: the web's types are not those of Node. */
type Entry = {
  readonly path: string;
  readonly title: string;
  readonly staff?: readonly string[];
  readonly areas?: readonly string[];
};
const read = async (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href);
const list = (await read("apps/web/src/app/features.ts")) as {
  readonly features: readonly (readonly Entry[])[];
};
const entries = list.features.flat();
const { paths } = (await read("apps/web/src/lib/paths.ts")) as {
  readonly paths: Readonly<Record<string, string>>;
};

const catalogue = join(root, "packages/text/catalogue");

const textsOf = (area: string, language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(catalogue, area, `${language}.json`), "utf8")) as Record<string, string>;

const allAreas = [...areas, ...commandAreas, plannedArea];

/** Areas with an unfinished translation: missing texts show in English. */
const unfinished = new Set<string>(["strategy-bounds"]);
const sourceTexts = new Map(allAreas.map((area) => [area as string, textsOf(area, "en")]));
const sources = ["apps/server/src", "apps/server/bin", "apps/web/src", "packages"]
  .flatMap((folder) => sourcesIn(join(root, folder)))
  .filter((file) => !file.startsWith(join(root, "packages/text/")));

describe("the catalogue", () => {
  test("has a folder for each area and a file for each of its languages, and nothing else", () => {
    expect(readdirSync(catalogue).toSorted()).toEqual(allAreas.toSorted());
    for (const area of allAreas) {
      const translated = customerAreas.some((each) => each === area);
      const files = (translated ? [...languages] : ["en"]).map((language) => `${language}.json`);
      expect(readdirSync(join(catalogue, area)).toSorted(), area).toEqual(files.toSorted());
    }
  });

  test("holds valid messages, with the same values in every language, and every text that customers see", () => {
    const faults = [...sourceTexts].flatMap(([area, source]) => {
      const translated = customerAreas.some((each) => each === area);
      const mayMiss = unfinished.has(area);
      return (translated ? languages : (["en"] as const)).flatMap((language) =>
        faultsOf(source, textsOf(area, language), mayMiss).map(
          (fault) => `${area}/${language}.json: ${fault}`,
        ),
      );
    });
    expect(faults).toEqual([]);
  });

  test("holds no text that nothing names, and none of the planned ones is in use", () => {
    const named = sources.map((file) => textsNamedIn(readFileSync(file, "utf8")));
    const keys = new Set(named.flatMap((each) => each.keys));
    const groups = [...new Set(named.flatMap((each) => each.groups))];
    const isUsed = (key: string) => keys.has(key) || groups.some((group) => key.startsWith(group));
    const all = [...sourceTexts].flatMap(([area, texts]) =>
      Object.keys(texts).map((key) => `${area}.${key}`),
    );
    const isPlanned = (key: string) => key.startsWith(`${plannedArea}.`);
    expect(all.filter((key) => !isPlanned(key) && !isUsed(key))).toEqual([]);
    expect(all.filter((key) => isPlanned(key) && isUsed(key))).toEqual([]);
  });

  test("gets from each caller the values that its texts ask for", () => {
    const faults = sources.flatMap((file) =>
      callsIn(file)
        .map(({ key, values }) => {
          const [, area = "", name = ""] = /^([^.]+)\.(.+)$/.exec(key) ?? [];
          const text = sourceTexts.get(area)?.[name];
          const missing =
            text === undefined ? [] : [...valuesOf(text)].filter((name) => !values.includes(name));
          return missing.length > 0 ? `${relative(root, file)}: ${key} lacks ${missing.join(", ")}` : null;
        })
        .filter((fault) => fault !== null),
    );
    expect(faults).toEqual([]);
  });
});

describe("the areas of a screen", () => {
  const web = join(root, "apps/web/src");

  /** The module of each screen, as its feature's routes import it. */
  const modules = new Map(
    readdirSync(join(web, "features"))
      .flatMap((audience) =>
        readdirSync(join(web, "features", audience)).map((name) => join(audience, name, "routes.ts")),
      )
      .map((routes) => join(web, "features", routes))
      .flatMap((routes) => {
        const code = existsSync(routes) ? readFileSync(routes, "utf8") : "";
        return [...code.matchAll(/^ {2}(\w+): "(\.[^"]+)",$/gm)].map(
          ([, name = "", file = ""]) => [paths[name] ?? "", resolve(dirname(routes), file)] as const,
        );
      }),
  );

  /** Areas that a screen loads itself when it opens a part, or that the data layer needs for another screen. */
  const loadedApart = (file: string) =>
    file.includes("/features/player/storage/") ||
    file.includes("/app/notices/") ||
    /\/data\/strategy\//.test(file);

  /** Parts that are imported together with their texts. */
  const loadedWithText = (file: string) => file.endsWith("/previous-match/prime-tools.tsx");

  test.each(entries.map((entry) => [entry.path, entry] as const))("%s", (path, entry) => {
    const module = modules.get(path);
    expect(module, "its module").toBeDefined();
    const files = closureOf(module ?? "", path === paths["home"] ? loadedApart : loadedWithText);
    const needed = [...areasNamedIn(files, areas)].filter((area) => area !== "shell");
    expect(needed.filter((area) => !entry.areas?.includes(area))).toEqual([]);
  });

  test("are only those of staff screens for staff", () => {
    const staff = new Set<string>(staffAreas);
    const wrong = entries.filter(
      ({ staff: only, areas: named = [] }) => !only && named.some((area) => staff.has(area)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("of what every screen may show are the frame's", () => {
    const files = closureOf(
      join(web, "app/start.tsx"),
      (file) => file.endsWith("routes.ts") || loadedApart(file),
    );
    expect([...areasNamedIn(files, areas)]).toEqual(["shell"]);
  });
});

describe("a fault is found", () => {
  const source = { teams: "{n, plural, one {# team} other {# teams}} of {name}" };
  test.each([
    ["a missing text", {}, "teams is missing"],
    ["a key that English has not", { ...source, more: "x" }, "more is not in English"],
    ["a value that is left out", { teams: "{n, plural, other {#}}" }, "teams differs from English in {name}"],
    [
      "a value of another name",
      { teams: "{n, number} {nom}" },
      "teams differs from English in {nom}, {name}",
    ],
    [
      "a number format that does not exist",
      { teams: "{n, number, pionts} {name}" },
      "teams knows no number format pionts",
    ],
  ])("%s", (_, texts, fault) => {
    expect(faultsOf(source, texts)).toEqual([fault]);
  });

  test("an invalid message", () => {
    expect(faultsOf(source, { teams: "{n, plural, one {#}" })).toEqual([
      expect.stringContaining("teams is no ICU message"),
    ]);
  });
});

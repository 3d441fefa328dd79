import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
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
import { areasUsedBy, partsLoadedBy, textsNamedIn } from "../../apps/web/build/text-use.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Source files under a folder, without tests. */
const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist", "testing"].includes(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The fields of a screen that the tests read: the web's types are not those of Node. */
type Entry = {
  readonly path: string;
  readonly title: string;
  readonly staff?: readonly string[];
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
const unfinishedAreas = new Set<string>(["strategy-bounds"]);
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
      const isTranslated = customerAreas.some((each) => each === area);
      const mayMiss = unfinishedAreas.has(area);
      return (isTranslated ? languages : (["en"] as const)).flatMap((language) =>
        faultsOf(source, textsOf(area, language), mayMiss).map(
          (fault) => `${area}/${language}.json: ${fault}`,
        ),
      );
    });
    expect(faults).toEqual([]);
  });

  test("holds no text that nothing names, and none of the planned ones is in use", () => {
    const namedTexts = sources.map((file) => textsNamedIn(readFileSync(file, "utf8")));
    const keys = new Set(namedTexts.flatMap((each) => each.keys));
    const groups = [...new Set(namedTexts.flatMap((each) => each.groups))];
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

/** An English word, and words of the language for it that the catalogue does not use. */
const otherWords = [
  ["hi", /\bpoints?\b/i, /अंक|पॉइंट्स/],
  ["hi", /\bforecasts?\b/i, /अनुमान|भविष्यवाणी/],
  ["hi", /\bpredictions?\b/i, /अनुमान|प्रेडिक्शन/],
  ["hi", /\bexperts?\b/i, /एक्सपर्ट/],
  ["te", /\bexperts?\b/i, /ఎక్స్.?పర్ట్/],
  ["te", /\bvice[- ]?captains?\b/i, /వైస్-/],
] as const;

describe("a translation", () => {
  test("has one word for one thing", () => {
    const faults = customerAreas.flatMap((area) =>
      otherWords.flatMap(([language, english, other]) =>
        Object.entries(textsOf(area, language))
          .filter(([key, text]) => english.test(sourceTexts.get(area)?.[key] ?? "") && other.test(text))
          .map(([key]) => `${language}: ${area}.${key}`),
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe("the areas of a screen", () => {
  const web = join(root, "apps/web/src");
  // In a process of Node, as in a build: Vitest replaces the imports that the routes name.
  const program = `import { readScreenAreas } from "./build/screen-texts.ts"; console.log(JSON.stringify(await readScreenAreas()));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    cwd: dirname(web),
  });
  const screens = JSON.parse(output.toString()) as Readonly<Record<string, readonly string[]>>;

  test("are those of its own texts and of its imports", () => {
    expect(Object.keys(screens).toSorted()).toEqual(entries.map(({ path }) => path).toSorted());
    expect(screens["/"]).toEqual(["home", "terms"]);
    expect(screens[paths["matchDesk"] ?? ""]).toEqual(expect.arrayContaining(["staff", "match-desk"]));
  });

  test("are only those of staff screens for staff", () => {
    const staff = new Set<string>(staffAreas);
    const wrong = entries.filter(
      ({ path, staff: only }) => !only && screens[path]?.some((area) => staff.has(area)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("of what every screen may show are the frame's", () => {
    expect(areasUsedBy(join(web, "app/start.tsx"), (file) => file.endsWith("routes.ts"))).toEqual(["shell"]);
  });

  test("that a part loads with its code are all that the part uses", () => {
    const faults = sourcesIn(web).flatMap((file) =>
      partsLoadedBy(file).flatMap(({ part, loaded }) =>
        areasUsedBy(part)
          .filter((area) => area !== "shell" && !loaded.includes(area))
          .map((area) => `${relative(root, file)} does not load ${area} for ${relative(root, part)}`),
      ),
    );
    expect(faults).toEqual([]);
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

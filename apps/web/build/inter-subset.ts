import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const INTER = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The file that every screen needs. */
export const FIRST_FONT = "inter";

/**
 * Characters that every screen shows, and those that only some names need. Names of players use no other characters of
 * the font.
 */
const FILES = {
  [FIRST_FONT]: `${range(0x20, 0x7e)}\u{A0}·×–—‘’“”•…€↑↓−`,
  "inter-accents": `${range(0xa1, 0xff)}ŒœŠšŽžŸıˆ˜‚„†‰‹›™∕`,
};

/** The weights that our styles use. */
const WEIGHTS = { min: 400, max: 800 };

/**
 * Writes the subset of the font that our screens need, and returns its files by the names that `global.css` uses. The
 * first file, which the first visit waits for, has less than half of the package's bytes.
 */
export const interSubset = async (): Promise<Record<string, string>> => {
  const folder = new URL("../node_modules/.cache/teamwright/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const whole = readFileSync(createRequire(import.meta.url).resolve(INTER));
  const files: Record<string, string> = {};
  for (const [name, characters] of Object.entries(FILES)) {
    const file = fileURLToPath(new URL(`${name}.woff2`, folder));
    const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
    writeFileSync(file, await subsetFont(whole, characters, options));
    files[`font:${name}`] = file;
  }
  return files;
};

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RouteEntry } from "../src/ui/route-entry.ts";

/** The parts of index.html that differ per screen: each from the first text to the second. */
const HEAD = ['<div class="start-head">', "</div>"] as const;
const TITLE = ["<title>", "</title>"] as const;

/** The path of a screen's page in the build: "/matchdesk/:id" is "frames/matchdesk-id.html". */
export const frameFile = (path: string): string =>
  `frames/${path.replace(/^\//, "").replaceAll(":", "").replaceAll("/", "-")}.html`;

/** Home's is index.html itself, because it is used for every address without a separate page. */
export const hasFrame = (path: string): boolean => path !== "/";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * Where each kind of screen shows its title: a step of the flow in its content, others in the header, some after a back
 * button.
 */
const headOf = ({ step, bar }: RouteEntry, title: string): string => {
  if (step) return `<div class="start-head start-match"></div><p class="start-step">${title}</p>`;
  return `<div class="start-head"><span${bar ? "" : ' class="start-back"'}>${title}</span></div>`;
};

/** The page before a part, the part's content, and the page after it. @throws when the page has no such part. */
const split = (page: string, [start, end]: readonly [string, string]): readonly [string, string, string] => {
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`index.html has no ${start}`);
  return [page.slice(0, from), page.slice(from + start.length, to), page.slice(to + end.length)];
};

/** index.html with the screen's title in its frame and in the document. @throws when the page has no frame. */
const frameOf = (page: string, entry: RouteEntry, words: string): string => {
  const title = escapeHtml(words);
  const [before, product, rest] = split(page, TITLE);
  const [between, , after] = split(rest, HEAD);
  return `${before}<title>${title} · ${product}</title>${between}${headOf(entry, title)}${after}`;
};

/** Writes a page for each screen beside index.html, so that its title is visible at the first paint. */
export const writeFrames = async (
  folder: string,
  screens: readonly { readonly entry: RouteEntry; readonly title: string }[],
): Promise<void> => {
  const page = await readFile(join(folder, "index.html"), "utf8");
  for (const { entry, title } of screens.filter(({ entry: { path } }) => hasFrame(path))) {
    const file = join(folder, frameFile(entry.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, frameOf(page, entry, title));
  }
};

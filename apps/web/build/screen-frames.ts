import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RouteEntry } from "../src/ui/route-entry.ts";

const HEAD = /<div class="start-head">[\S\s]*?<\/div>/;
const TITLE = /<title>([^<]*)<\/title>/;

/** The path of a screen's page in the build: "/matchdesk/:id" is "frames/matchdesk-id.html". */
export const frameFile = (path: string): string =>
  `frames/${path.replace(/^\//, "").replaceAll(":", "").replaceAll("/", "-")}.html`;

/** Home's is index.html itself, for it stands for every address that has no page of its own. */
export const hasFrame = (path: string): boolean => path !== "/";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Where each kind of screen has its title: a step of the flow in its content, others in the head, some after a back control. */
const headOf = ({ step, bar }: RouteEntry, title: string): string => {
  if (step) return `<div class="start-head start-match"></div><p class="start-step">${title}</p>`;
  return `<div class="start-head"><span${bar ? "" : ' class="start-back"'}>${title}</span></div>`;
};

/** index.html with the title of the screen in its frame and as the document's. @throws when the page has no frame. */
export const frameOf = (page: string, entry: RouteEntry, words: string): string => {
  if (!HEAD.test(page) || !TITLE.test(page)) throw new Error("index.html has no frame to put a title into");
  const title = escaped(words);
  return page
    .replace(HEAD, () => headOf(entry, title))
    .replace(TITLE, (_, product: string) => `<title>${title} · ${product}</title>`);
};

/** Writes a page for each screen beside index.html: what it is called stands there with the first paint. */
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

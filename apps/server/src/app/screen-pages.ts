import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const screensSchema = z.record(
  z.string().startsWith("/"),
  z.object({
    page: z.string().regex(/^(frames\/)?[\w-]+\.html$/),
    files: z.array(z.string().regex(/^assets\/[\w.-]+$/)),
  }),
);

export interface ScreenPage {
  /** The route, as in `/match/:id`. */
  readonly screen: string;
  /** The file of the web build that holds the screen's frame. */
  readonly page: string;
  /** The `Link` header that names the screen's files; undefined when the build names none. */
  readonly link: string | undefined;
}

/** An address without a screen: the application shows its own not-found page. */
const UNKNOWN: ScreenPage = { screen: "other", page: "index.html", link: undefined };

/** A route's path as a pattern: every `:name` matches one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, "[^/]+")}/?$`);

const linkOf = (file: string): string =>
  file.endsWith(".css")
    ? `</${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`
    : `</${file}>; rel=modulepreload; crossorigin; fetchpriority=low`;

/**
 * Returns the page of an address, by the `screens.json` of the web build: the frame with the screen's title, and links
 * to its files, so that they load together with the application and not after it has started.
 * @throws when the file does not have the build's format.
 */
export function readScreenPages(folder: string): (pathname: string) => ScreenPage {
  const file = join(folder, "screens.json");
  if (!existsSync(file)) return () => UNKNOWN;
  const screens = Object.entries(screensSchema.parse(JSON.parse(readFileSync(file, "utf8")))).map(
    ([path, { page, files }]) => ({
      pattern: patternOf(path),
      answer: { screen: path, page, link: files.length === 0 ? undefined : files.map(linkOf).join(", ") },
    }),
  );
  return (pathname) => screens.find(({ pattern }) => pattern.test(pathname))?.answer ?? UNKNOWN;
}

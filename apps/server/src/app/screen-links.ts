import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const filesSchema = z.record(z.string().startsWith("/"), z.array(z.string().regex(/^assets\/[\w.-]+$/)));

/** A route's path as a pattern: every `:name` stands for one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, "[^/]+")}/?$`);

const linkOf = (file: string): string =>
  file.endsWith(".css")
    ? `</${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`
    : `</${file}>; rel=modulepreload; crossorigin; fetchpriority=low`;

/**
 * The `Link` header for a page's address, by the `screen-files.json` of the web build: the screen's files come with the
 * application's, not after it has run. Undefined for an address without files of its own.
 * @throws when the build's file is not what the build writes.
 */
export function readScreenLinks(folder: string): (pathname: string) => string | undefined {
  const file = join(folder, "screen-files.json");
  if (!existsSync(file)) return () => undefined;
  const files = filesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const links = Object.entries(files).map(
    ([path, names]) => [patternOf(path), names.map(linkOf).join(", ")] as const,
  );
  return (pathname) => links.find(([pattern, link]) => link !== "" && pattern.test(pathname))?.[1];
}

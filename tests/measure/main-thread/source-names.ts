import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import type { SourceMapPayload } from "node:module";
import { join } from "node:path";
import { root } from "../../support/server.ts";
import type { ProfileNode } from "./trace.ts";

/** The owner of a source: the name of a file of ours, or of a library. */
const ownerOf = (source: string): string => {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return library ?? source.split("/").at(-1) ?? source;
};

/** Finds the file of a compiled function with the build's source maps, which the server does not serve. */
export class SourceNames {
  readonly #maps = new Map<string, SourceMap | null>();

  /** Reads the maps of the scripts that the nodes name. */
  load(nodes: Iterable<ProfileNode>): void {
    const scripts = new Set([...nodes].map(({ callFrame }) => callFrame.url));
    for (const script of scripts) {
      if (!script.startsWith("http") || this.#maps.has(script)) continue;
      const file = join(root, "apps/web/dist", `${new URL(script).pathname}.map`);
      const map = existsSync(file)
        ? new SourceMap(JSON.parse(readFileSync(file, "utf8")) as SourceMapPayload)
        : null;
      this.#maps.set(script, map);
    }
  }

  /** "team-card.tsx", "react-dom", or the browser's own "(program)". */
  nameOf({ callFrame }: ProfileNode): string {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const entry = this.#maps.get(url)?.findEntry(lineNumber, columnNumber);
    // Code of the bundler has no file.
    const source = entry !== undefined && "originalSource" in entry ? entry.originalSource : undefined;
    return source === undefined ? functionName : ownerOf(source);
  }
}

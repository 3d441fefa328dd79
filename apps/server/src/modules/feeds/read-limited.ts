import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { feedAdapters } from "./adapters.ts";
import { FEED_LIMITS } from "./limits.ts";
import type { FeedAdapter, FeedFile } from "./port.ts";
import type { FeedMatch, FeedProblem } from "../match-model/public.ts";

export type ReadResult = Outcome<readonly FeedMatch[], readonly FeedProblem[]>;

export interface ReadTask {
  /** The adapter's name. */
  readonly adapter: string;
  readonly files: readonly FeedFile[];
}

/** The file that another feed reads, and that feed; what the wrong one misses in it helps nobody. */
function otherFeed(adapter: FeedAdapter, files: readonly FeedFile[]): FeedProblem | undefined {
  for (const { name, title, recognizes } of feedAdapters) {
    const file = name === adapter.name ? undefined : files.find((one) => recognizes?.(one));
    if (file) return { file: file.name, reason: `is a file of another feed; choose "${title}" (${name})` };
  }
  return undefined;
}

/** Reads the files. Of very many problems the first are returned, and how many more there are. */
export function readLimited(adapter: FeedAdapter, files: readonly FeedFile[]): ReadResult {
  const read = adapter.read(files);
  if (read.ok) return read;
  const other = otherFeed(adapter, files);
  if (other !== undefined) return fail([other]);
  if (read.error.length <= FEED_LIMITS.problems) return read;
  const problems = read.error.slice(0, FEED_LIMITS.problems);
  const more = read.error.length - problems.length;
  return fail([
    ...problems,
    { file: problems[0]?.file ?? "import", reason: `${more} more problems like these` },
  ]);
}

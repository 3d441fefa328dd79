import type { Outcome } from "@teamwright/domain";
import type { FeedMatch, FeedProblem } from "../match-model/public.ts";

/** A file from any source. `name` is the name in problem reports. */
export interface FeedFile {
  readonly name: string;
  readonly content: string;
}

/** Converts files to matches. It reads nothing else and writes nothing; the match store does the storing. */
export interface FeedAdapter {
  /** Recorded with every match and run: `import`, `cricsheet`, a recipe's name. */
  readonly name: string;
  /** The formats that it reads, for a list of choices. */
  readonly title: string;
  /** Whether the file is surely one of its own, for a hint to those who chose another feed. Absent: that cannot be told. */
  recognizes?(file: FeedFile): boolean;
  read(files: readonly FeedFile[]): Outcome<readonly FeedMatch[], readonly FeedProblem[]>;
}

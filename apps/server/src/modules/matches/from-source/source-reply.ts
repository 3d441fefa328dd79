import type { MatchChange } from "@teamwright/contract";
import type { StoredMatch } from "../stored-match.ts";
import type { MatchPart } from "./parts.ts";
import type { TakeReason } from "./reason.ts";

/** What a source answered: matches in the documented format (docs/feed-format.md), not parsed yet. */
export interface SourceReply {
  /** The source's name; not `import`, which is the name of imports by hand. */
  readonly source: string;
  /** When the reply was asked for: an older reply never replaces what a newer one said. */
  readonly observedAt: Date;
  readonly documents: readonly unknown[];
  /** What other sources reported and cannot renew at present gives way to this reply. */
  readonly isSilent?: IsSilent;
}

/** Whether a source brings nothing of a part at present. `ids`: the source's ids of the match. */
export type IsSilent = (source: string, part: MatchPart, ids: readonly string[]) => boolean;

export interface SourceOutcome {
  /** The document's id of the match; empty where it has none. */
  readonly id: string;
  /** Our match; null where nothing of it is stored. */
  readonly matchId: string | null;
  /** `needs_attention`: nothing of the document is stored. Also a match that is stored may have reasons. */
  readonly outcome: "stored" | "unchanged" | "needs_attention";
  readonly created: boolean;
  readonly changes: readonly MatchChange[];
  readonly reasons: readonly TakeReason[];
}

export interface TakenDocument {
  readonly outcome: SourceOutcome;
  readonly shown?: { readonly before: StoredMatch | null; readonly after: StoredMatch };
}

import type { SportIndex } from "@teamwright/domain";
import type { ParsedMatchDocument, ParsedPlayer, ParsedSide } from "./feed-match.ts";

/** Why a file was refused. Row is the line of a CSV, or of a JSON syntax error, from 1. */
export interface FeedProblem {
  readonly file: string;
  readonly row?: number;
  readonly match?: string;
  readonly field?: string;
  readonly reason: string;
  /** true: reported only; it does not refuse the import. */
  readonly warning?: true;
}

/** The position of a part of a match in its file, for problems found later. */
export interface Origin {
  readonly file: string;
  readonly row?: number;
  readonly field?: string;
}

/** A player from a feed; role is the index into the sport's roles. Absent: not given. Null: known to be unknown. */
export interface FeedPlayer extends Omit<ParsedPlayer, "role"> {
  readonly role?: number;
  readonly origin: Origin;
}

export interface FeedSide extends Omit<ParsedSide, "players"> {
  /** Absent: the document does not include the squad. */
  readonly players?: readonly FeedPlayer[];
  /** true: players of this side that are not listed stay, whatever the match says. */
  readonly partial?: boolean;
}

/** A match in the form that every adapter returns: validated by itself, not yet against the stored data. */
export interface FeedMatch extends Omit<ParsedMatchDocument, "sport" | "left" | "right" | "partial"> {
  readonly sport: SportIndex;
  /** true: players that are not listed stay unchanged; else they leave the squad. */
  readonly partial: boolean;
  readonly sides: readonly [left: FeedSide, right: FeedSide];
  readonly origin: Origin;
  /** What an adapter noticed and did not refuse. */
  readonly warnings?: readonly FeedProblem[];
}

import type { Outcome, SportIndex } from "@teamwright/domain";
import type { ParsedMatchDocument, ParsedPlayer, ParsedSide } from "./feed-match.ts";

/** A file as it came, by whatever way. `name` is what problems are reported under. */
export interface FeedFile {
  readonly name: string;
  readonly content: string;
}

/** Why a file was refused. Row is the line of a CSV, or of a JSON syntax error, from 1. */
export interface FeedProblem {
  readonly file: string;
  readonly row?: number;
  readonly match?: string;
  readonly field?: string;
  readonly reason: string;
}

/** Where a part of a match stood in its file, for problems found later. */
export interface Origin {
  readonly file: string;
  readonly row?: number;
  readonly field?: string;
}

/** A player as a feed gives it; role is the index into the sport's roles. Absent: not said. Null: known to be unknown. */
export interface FeedPlayer extends Omit<ParsedPlayer, "role"> {
  readonly role?: number;
  readonly origin: Origin;
}

export interface FeedSide extends Omit<ParsedSide, "players"> {
  /** Absent: the document says nothing of the squad. */
  readonly players?: readonly FeedPlayer[];
}

/** A match as every adapter hands it on: checked by itself, not yet against what is stored. */
export interface FeedMatch extends Omit<ParsedMatchDocument, "sport" | "left" | "right" | "partial"> {
  readonly sport: SportIndex;
  /** true: players that are not listed stay as they are; else they leave the squad. */
  readonly partial: boolean;
  readonly sides: readonly [left: FeedSide, right: FeedSide];
  readonly origin: Origin;
}

/** Turns files into matches. Reads nothing else, writes nothing: storing is the match store's work. */
export interface FeedAdapter {
  /** Recorded with every match and run: `import`, `cricsheet`, a recipe's name. */
  readonly name: string;
  /** What it reads, for a list of choices. */
  readonly title: string;
  read(files: readonly FeedFile[]): Outcome<readonly FeedMatch[], readonly FeedProblem[]>;
}

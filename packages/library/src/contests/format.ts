import type { ContestSlug } from "@teamwright/domain";

export type Platform = "draftkings" | "fanduel";

/** A row of a salary file by column; empty where the file has no such column. */
export type ContestRow = (column: string) => string;

/** What a row says of a player. The salaries are the cells as they stand. */
export interface ContestSalary {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  /** The match, such as "HAR@SUM 11/25/2026 07:30PM ET". */
  readonly game: string;
  /** Tells players of one name and team apart. */
  readonly position: string;
  readonly points: string;
  /** The places that the row is for, each with its name in the upload file and its salary. */
  readonly captain?: Place;
  readonly member?: Place;
}

interface Place {
  readonly name: string;
  readonly salary: string;
}

/** A platform's files: the salaries that it offers, and the upload of lineups that it takes. */
export interface ContestFormat {
  readonly platform: Platform;
  readonly contest: ContestSlug;
  /** The columns by which its file is known; all must be there. */
  readonly columns: readonly string[];
  readonly read: (row: ContestRow) => ContestSalary;
  /** A player's cell in the upload. */
  readonly cell: (player: { readonly id: string; readonly name: string }) => string;
}

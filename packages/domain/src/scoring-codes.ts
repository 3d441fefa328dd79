/** What is uncertain about a scoring rule-set. */
export const uncertaintyCodes = [
  "conflict",
  "copied",
  "derived",
  "first-day",
  "hauls",
  "last-day",
  "wicket",
  "wicket-30-date",
] as const;

/**
 * What the source of a match leaves open; a total with such a mark may differ from the official one.
 * "run-out-without-fielder", "catch-without-fielder" and "stumping-without-fielder": a fielder is not named;
 * "unknown-person": a name that was neither announced nor came on; "role-unknown": ducks or strike rates depend on a
 * role that no source gives; "all-outs-unknown": the source lacks the all-outs of kabaddi.
 */
export const scoreMarks = [
  "run-out-without-fielder",
  "catch-without-fielder",
  "stumping-without-fielder",
  "unknown-person",
  "role-unknown",
  "all-outs-unknown",
] as const;
export type ScoreMark = (typeof scoreMarks)[number];

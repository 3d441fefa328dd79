import type { Generator } from "@teamwright/engine/random";
import { trafficOf } from "./faults.ts";
import type { Fault, StepTraffic } from "./faults.ts";
import { pick } from "./mixtures.ts";

const attemptChanges = [
  "make",
  "make",
  "make",
  "delete",
  "merge",
  "merge",
  "merge",
  "shuffle",
  "repair",
  "rename",
  "rename",
  "link",
  "undo",
  "undo",
  "undo",
] as const;

/** What a person does with a stored attempt. `number`: no two changes of a script have the same. */
export interface AttemptChange {
  readonly what: (typeof attemptChanges)[number];
  readonly index: number;
  readonly number: number;
}

/** The person of a synchronising device makes a change just before its message with the index `at`. */
export interface BusyChange {
  readonly device: number;
  readonly at: number;
  readonly change: AttemptChange;
}

/** A step has fewer changes of stored attempts than this. */
const CHANGES_OF_STEP = 10;

const attemptChangeOf = (random: Generator, number: number): AttemptChange => ({
  what: pick(random, attemptChanges),
  index: random.below(12),
  number,
});

/** Changes of one device in a row. */
export const attemptChangesOf = (random: Generator, number: number): readonly AttemptChange[] =>
  Array.from({ length: 1 + random.below(5) }, (_, at) =>
    attemptChangeOf(random, number * CHANGES_OF_STEP + at),
  );

/** A synchronisation with changes in the middle. */
export function busySyncOf(
  random: Generator,
  count: number,
  number: number,
  kinds: readonly Fault["kind"][],
): StepTraffic & { readonly changes: readonly BusyChange[] } {
  const traffic = trafficOf(random, count, 6, kinds);
  const changes = Array.from({ length: 1 + random.below(3) }, (_, at) => ({
    device: pick(random, traffic.devices),
    at: random.below(8),
    change: attemptChangeOf(random, number * CHANGES_OF_STEP + at),
  }));
  return { ...traffic, changes };
}

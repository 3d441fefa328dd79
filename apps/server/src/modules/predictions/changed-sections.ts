import type { PredictionSection } from "@teamwright/domain/prediction";
import { isDeepStrictEqual } from "node:util";

/** Ids of the sections that were added, removed or changed, ascending. */
export function changedSections(
  before: readonly PredictionSection[],
  after: readonly PredictionSection[],
): number[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const find = (sections: readonly PredictionSection[], id: number) =>
    sections.find((section) => section.id === id);
  return [...ids]
    .filter((id) => !isDeepStrictEqual(find(before, id), find(after, id)))
    .toSorted((a, b) => a - b);
}

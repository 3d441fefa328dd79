import { playersOf, sectionOf } from "@teamwright/domain/prediction";
import type { PredictionSection } from "@teamwright/domain/prediction";

type Sections = readonly PredictionSection[];
type PlayerList = 2 | 3 | 4 | 5 | 6 | 12;
type TableList = 8 | 9 | 10;

/** Something that predictions name, and the places of those that do in their list. */
export interface Vote {
  /** A player's index, or an entry of the sport's table. */
  readonly id: number;
  readonly by: readonly number[];
}

function votes(lists: readonly (readonly number[])[]): Vote[] {
  const by = new Map<number, number[]>();
  for (const [place, list] of lists.entries())
    for (const id of list) by.set(id, [...(by.get(id) ?? []), place]);
  return [...by]
    .map(([id, places]) => ({ id, by: places }))
    .toSorted((one, other) => other.by.length - one.by.length || one.id - other.id);
}

/** The latest prediction of each author: an expert who posts twice has one voice. `list` is newest first. */
export function latestOfAuthors<Post extends { readonly prediction: { readonly expertNumber: string } }>(
  list: readonly Post[],
): Post[] {
  const authors = new Set<string>();
  return list.filter(({ prediction: { expertNumber } }) => {
    const isFirst = !authors.has(expertNumber);
    authors.add(expertNumber);
    return isFirst;
  });
}

/** Who is named in a section, most often named first. */
export const playerVotes = (predictions: readonly Sections[], id: PlayerList): Vote[] =>
  votes(predictions.map((sections) => playersOf(sectionOf<PlayerList>(sections, id))));

/** Which entries are chosen in a section, most often chosen first. */
export const entryVotes = (predictions: readonly Sections[], id: TableList): Vote[] =>
  votes(predictions.map((sections) => sectionOf<TableList>(sections, id)?.selectedList ?? []));

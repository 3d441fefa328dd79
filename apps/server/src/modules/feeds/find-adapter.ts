import { feedAdapters } from "./adapters.ts";
import type { FeedAdapter } from "./port.ts";
import type { FeedProblem } from "../match-model/public.ts";
import { formatProblem } from "../match-model/public.ts";

/** Undefined when no feed has the name. */
export const adapterNamed = (name: string): FeedAdapter | undefined =>
  feedAdapters.find((adapter) => adapter.name === name);

export const feedList = (): { name: string; title: string }[] =>
  feedAdapters.map(({ name, title }) => ({ name, title }));

const LINES = 10;

/** The first problems, one per line, and how many more there are. */
export function problemLines(problems: readonly FeedProblem[]): string {
  const lines = problems.slice(0, LINES).map(formatProblem);
  const more = problems.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

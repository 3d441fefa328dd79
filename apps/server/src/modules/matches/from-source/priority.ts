import { z } from "zod";
import type { Db } from "#db/database.ts";
import { changeSetting, readSetting } from "#modules/settings/public.ts";
import type { Observation } from "./observations.repository.ts";
import type { MatchPart } from "./parts.ts";

/** The source of parts that an admin imported from files. */
export const BY_HAND = "import";

const SETTING = "sourcePriority";
const names = z.array(z.string()).default([]);
const prioritySchema = z.object({
  fixture: names,
  squad: names,
  credits: names,
  lineup: names,
  points: names,
});

/** The sources in the order in which they are believed, by group of fields. */
export type Priority = Readonly<Record<MatchPart, readonly string[]>>;

export const readPriority = (db: Db): Promise<Priority> =>
  readSetting(db, SETTING, prioritySchema, prioritySchema.parse({}));

/** The priority with the changed groups. */
export const changePriority = (db: Db, groups: Partial<z.input<typeof prioritySchema>>): Promise<Priority> =>
  changeSetting(db, SETTING, prioritySchema, groups);

/** Sources that are not listed come after those that are, and imports by hand after all of them. */
function rankOf(source: string, order: readonly string[]): number {
  const listed = order.indexOf(source);
  if (listed !== -1) return listed;
  return source === BY_HAND ? order.length + 1 : order.length;
}

/**
 * Whether a source's part replaces what is stored: never what was observed later, and of another source only what that
 * one is believed less in, or what it can no longer renew. Of two sources of one rank the first stays, so that they do
 * not take turns.
 */
export function mayReplace(
  observation: Observation | undefined,
  { source, observedAt }: Pick<Observation, "source" | "observedAt">,
  order: readonly string[],
  /** Whether the holder brings nothing of the part at present. */
  isSilent: (held: Observation) => boolean,
): boolean {
  if (observation === undefined) return true;
  if (observedAt < observation.observedAt) return false;
  return (
    observation.source === source ||
    rankOf(source, order) < rankOf(observation.source, order) ||
    isSilent(observation)
  );
}

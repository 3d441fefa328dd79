import type { Source } from "./source.ts";

/** Our id of a match of the source. */
export const matchIdOf = ({ name }: Pick<Source, "name">, externalId: string): string =>
  `${name}-${externalId}`;

/** The source's own id of it: `matchIdOf` the other way. */
export const externalIdOf = ({ name }: Pick<Source, "name">, matchId: string): string =>
  matchId.slice(name.length + 1);

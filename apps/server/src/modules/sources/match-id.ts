import type { Source } from "./source.ts";

/** Our id of a match of the source. */
export const matchIdOf = ({ name }: Pick<Source, "name">, externalId: string): string =>
  `${name}-${externalId}`;

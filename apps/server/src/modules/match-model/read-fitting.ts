import type { Sport } from "@teamwright/domain";
import { matchDocumentSchema } from "./feed-match.ts";
import type { FeedMatch } from "./validated-match.ts";
import { fieldName, toFeedMatch } from "./read-document.ts";
import type { Path } from "./read-document.ts";
import { reasonOf } from "./reason.ts";
import { roleIndex } from "./roles.ts";

/** A value of a document that was left out, and why. */
export interface Unfit {
  readonly side: 0 | 1 | null;
  /** The player as the document gives it; null where the value is not a player's. */
  readonly player: { readonly id: string | null; readonly name: string | null } | null;
  readonly field: string;
  /** The value as the document spells it. */
  readonly given: string;
  /** A phrase that follows the field's name. */
  readonly reason: string;
}

/** What could be read of a document; null where not even the match is clear. */
export interface Fitting {
  readonly match: FeedMatch | null;
  readonly unfit: readonly Unfit[];
}

/** A value that is left out may leave another one without its counterpart. */
const ROUNDS = 4;

/**
 * Reads a source's document and leaves out the values that do not fit the format, so that one wrong value does not stop
 * the others. `roleOf` finds the role of a source's word.
 */
export function readFitting(
  value: unknown,
  source: string,
  roleOf: (sport: Sport, text: string) => number | undefined = roleIndex,
): Fitting {
  let rest: unknown = structuredClone(value);
  const unfit: Unfit[] = [];
  const locate = (path: Path) => ({ file: source, field: fieldName(path) });
  for (let round = 0; round < ROUNDS; round++) {
    const result = matchDocumentSchema.safeParse(rest, { error: reasonOf });
    if (result.success) {
      const { match, unknownRoles } = toFeedMatch(result.data, locate, roleOf);
      return {
        match,
        unfit: [...unfit, ...unknownRoles.map(({ path, reason }) => unfitAt(rest, path, reason))],
      };
    }
    const wrong = result.error.issues.flatMap((issue) =>
      (issue.code === "unrecognized_keys"
        ? issue.keys.map((key): Path => [...issue.path, key])
        : [issue.path]
      ).map((path) => ({ path, reason: issue.message })),
    );
    unfit.push(...wrong.map(({ path, reason }) => unfitAt(rest, path, reason)));
    if (wrong.some(({ path }) => path.length === 0 || path[0] === "id" || path[0] === "sport")) break;
    rest = wrong.reduce((document, { path }) => without(document, droppable(path)), rest);
    rest = withoutGaps(rest);
  }
  return { match: null, unfit };
}

/** The whole value of a field is left out, not a part of it; a player without an identity as a whole. */
function droppable(path: Path): Path {
  const [side, list, index, field] = path;
  if (list !== "players" || typeof index !== "number") return path.slice(0, isSide(side) ? 2 : 1);
  return field === undefined || field === "id" ? path.slice(0, 3) : path.slice(0, 4);
}

const isSide = (key: PropertyKey | undefined): boolean => key === "left" || key === "right";

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? new Map(Object.entries(inner)).get(String(key))
        : undefined,
    value,
  );
}

/** The players keep their positions until all problems of a round are handled. */
function without(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((each: unknown, index) =>
      index === key ? (rest.length === 0 ? undefined : without(each, rest)) : each,
    );
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
      name !== key ? [[name, inner]] : rest.length === 0 ? [] : [[name, without(inner, rest)]],
    ),
  );
}

function withoutGaps(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([name, side]: [string, unknown]) => {
      const players = isSide(name) ? at(side, ["players"]) : undefined;
      return Array.isArray(players) && typeof side === "object"
        ? [name, { ...side, players: players.filter((player) => player !== undefined) }]
        : [name, side];
    }),
  );
}

function unfitAt(document: unknown, path: Path, reason: string): Unfit {
  const [side, list, index, ...field] = path;
  const side01 = side === "left" ? 0 : side === "right" ? 1 : null;
  const value = textOf(at(document, path));
  if (side01 === null || list !== "players" || typeof index !== "number")
    return { side: side01, player: null, field: fieldName(path), given: value, reason };
  const text = (name: string): string | null => {
    const found = at(document, [...path.slice(0, 3), name]);
    return typeof found === "string" && found !== "" ? found.slice(0, 80) : null;
  };
  return {
    side: side01,
    player: { id: text("id"), name: text("name") },
    field: fieldName(field),
    given: value,
    reason,
  };
}

const textOf = (value: unknown): string =>
  value === undefined ? "" : (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 80);

import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { repeatedKey } from "./repeated-key.ts";
import { jsonFault } from "#http/admission/json-depth.ts";
import { tooManyMatches } from "../files.ts";
import { FEED_LIMITS } from "../limits.ts";
import type { FeedFile } from "../port.ts";
import type { FeedMatch, FeedProblem } from "#modules/match-model/public.ts";
import { fieldName, readDocument } from "#modules/match-model/public.ts";

/** A JSON file of the documented format: one match, a list of matches, or `{ "matches": [...] }`. */
export function readJsonFile(file: FeedFile): Outcome<readonly FeedMatch[], readonly FeedProblem[]> {
  const parsedFile = parseJson(file);
  if (!parsedFile.ok) return fail([parsedFile.error]);
  const { list, prefix } = matchesOf(parsedFile.value);
  if (list.length > FEED_LIMITS.matches) return fail([tooManyMatches(file.name, list.length)]);
  const matches: FeedMatch[] = [];
  let problems: readonly FeedProblem[] = [];
  for (const [index, value] of list.entries()) {
    const read = readDocument(value, (path) => ({
      file: file.name,
      field: fieldName([...(prefix === undefined ? [] : [...prefix, index]), ...path]),
    }));
    if (read.ok) matches.push(read.value);
    else problems = problems.concat(read.error);
  }
  return problems.length > 0 ? fail(problems) : succeed(matches);
}

/** JSON.parse as an outcome. Its error message includes the line in this version of Node, which users need. */
export function parseJson(file: FeedFile): Outcome<unknown, FeedProblem> {
  if (jsonFault(file.content, FEED_LIMITS.jsonValues) !== null)
    return fail({
      file: file.name,
      reason: `holds more than ${FEED_LIMITS.jsonValues} values, or lists in too many lists`,
    });
  try {
    const value: unknown = JSON.parse(file.content.replace(/^\uFEFF/, ""));
    const twice = repeatedKey(file.content);
    if (twice === null) return succeed(value);
    return fail({ file: file.name, row: twice.row, field: twice.key, reason: "is twice in one object" });
  } catch (error) {
    const message = error instanceof Error ? error.message : "unreadable";
    const line = /line (\d+)/.exec(message)?.[1];
    return fail({
      file: file.name,
      ...(line === undefined ? {} : { row: Number(line) }),
      reason: `is not JSON: ${message}`,
    });
  }
}

function matchesOf(value: unknown): { list: readonly unknown[]; prefix?: readonly string[] } {
  if (Array.isArray(value)) return { list: value, prefix: [] };
  if (typeof value === "object" && value !== null && "matches" in value && Array.isArray(value.matches))
    return { list: value.matches, prefix: ["matches"] };
  return { list: [value] };
}

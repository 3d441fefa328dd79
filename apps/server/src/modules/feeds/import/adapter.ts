import { fail, succeed } from "@teamwright/domain";
import { limitProblems, looksLikeJson, tooManyMatches } from "../files.ts";
import { FEED_LIMITS } from "../limits.ts";
import type { FeedAdapter, FeedFile } from "../port.ts";
import type { FeedMatch, FeedProblem } from "#modules/match-model/public.ts";
import { readCsvFiles } from "./csv.ts";
import { readJsonFile } from "./json.ts";

/** JSON and CSV of docs/feed-format.md. The file's content, not its name, determines the format. */
export const importAdapter: FeedAdapter = {
  name: "import",
  title: "Teamwright JSON or CSV",
  read(files) {
    const limits = limitProblems(files);
    if (limits.length > 0) return fail(limits);
    let problems: readonly FeedProblem[] = [];
    let matches: readonly FeedMatch[] = [];
    const json = files.filter((file) => looksLikeJson(file));
    const csv = files.filter((file) => !looksLikeJson(file));
    for (const outcome of [...json.map(readJsonFile), ...(csv.length > 0 ? [readCsvFiles(csv)] : [])])
      if (outcome.ok) matches = matches.concat(outcome.value);
      else problems = problems.concat(outcome.error);
    if (problems.length === 0) problems = listProblems(matches, files);
    return problems.length > 0 ? fail(problems) : succeed(matches);
  },
};

function listProblems(matches: readonly FeedMatch[], files: readonly FeedFile[]): FeedProblem[] {
  const file = files[0]?.name ?? "import";
  if (matches.length === 0) return [{ file, reason: "holds no match" }];
  if (matches.length > FEED_LIMITS.matches) return [tooManyMatches(file, matches.length)];
  const seenIds = new Set<string>();
  const problems: FeedProblem[] = [];
  for (const match of matches) {
    if (seenIds.has(match.id))
      problems.push({ ...match.origin, match: match.id, reason: "the match is listed twice" });
    seenIds.add(match.id);
  }
  return problems;
}

import type { MatchSummary, ResultMethod } from "@teamwright/domain";
import { z } from "zod";
import { matchFormats, matchGenders } from "#modules/match-model/public.ts";
import type { ScorecardInnings } from "./cricket-innings.ts";
import { looseNumber, looseText, maybeId } from "./loose.ts";

const end = z.object({
  response: z.object({
    timestamp_start: looseNumber,
    venue: z.object({ name: looseText, location: looseText }).optional().catch(undefined),
    toss: z.object({ winner: maybeId, decision: looseNumber }).optional().catch(undefined),
    winning_team_id: maybeId,
    win_margin: looseText,
    result: looseText,
  }),
});

type SummaryDetails = Readonly<Record<string, string>>;

/** The summary of a finished match in the documented format; undefined where format or gender is not known. */
export function summaryOf(
  body: unknown,
  playedInnings: readonly ScorecardInnings[],
  details: SummaryDetails,
  noResult: boolean,
): MatchSummary | undefined {
  const parsedEnd = end.safeParse(body);
  const format = matchFormats.find((known) => known === details["format"]);
  const gender = matchGenders.find((known) => known === details["gender"]);
  if (!parsedEnd.success || format === undefined || gender === undefined) return undefined;
  const { response } = parsedEnd.data;
  const sideOf = (id: string | null): 0 | 1 | null =>
    id === null ? null : id === details["left"] ? 0 : id === details["right"] ? 1 : null;
  const day = new Date((response.timestamp_start ?? 0) * 1000).toISOString().slice(0, 10);
  const tossWinner = sideOf(response.toss?.winner ?? null);
  const international = details["category"] === "international";
  const result = resultOf(response, sideOf, noResult);
  if (result === null) return undefined;
  return {
    format,
    gender,
    day,
    series: details["series"]
      ? {
          name: details["series"],
          type: international ? "international" : "domestic",
          year: Number(/\d{4}/.exec(details["season"] ?? "")?.[0] ?? day.slice(0, 4)),
        }
      : null,
    venue: response.venue?.name
      ? { name: response.venue.name, city: response.venue.location === "" ? null : response.venue.location }
      : null,
    international,
    teams: [details["leftName"] ?? "", details["rightName"] ?? ""],
    // 1: chose to bat, 2: to field.
    toss:
      tossWinner === null || response.toss === undefined
        ? null
        : { won: tossWinner, elected: response.toss.decision === 1 ? "batting" : "bowling" },
    innings: playedInnings.slice(0, 4).flatMap((each) => {
      const team = sideOf(each.batting_team_id);
      return team === null ? [] : [{ team, ...totalOf(each) }];
    }),
    result,
  };
}

/** From the innings' own total, else from the text "168/6". */
function totalOf({ equations, scores }: ScorecardInnings) {
  const [, runs = "0", wickets = "10"] = /^(\d+)(?:\/(\d+))?/.exec(scores) ?? [];
  return {
    score: equations?.runs ?? Number(runs),
    wickets: Math.min(10, equations?.wickets ?? Number(wickets)),
    overs: Number.parseFloat(equations?.overs ?? "0") || 0,
  };
}

type End = z.output<typeof end>["response"];

const methods: readonly (readonly [RegExp, ResultMethod])[] = [
  [/super over/i, "super_over"],
  [/bowl[- ]?out/i, "bowl_out"],
  [/vjd/i, "vjd"],
  [/d\/?l|dls/i, "dls"],
];

/** By the words of `result` and `win_margin`: the vendor's numbers of result types are not documented. */
function resultOf(
  { winning_team_id, win_margin, result }: End,
  sideOf: (id: string | null) => 0 | 1 | null,
  noResult: boolean,
): MatchSummary["result"] | null {
  const none = { winner: null, by: null, method: null };
  const winner = sideOf(winning_team_id);
  const text = `${win_margin} ${result}`;
  const method = methods.find(([words]) => words.test(text))?.[1] ?? null;
  if (noResult || /no result|abandon/i.test(result)) return { ...none, kind: "no result" };
  if (winner === null) {
    if (/draw/i.test(result)) return { ...none, kind: "draw" };
    return /tie/i.test(result) ? { ...none, kind: "tie", method } : null;
  }
  const [, by, unit] = /(\d{1,4})\s{0,4}(run|wicket)/i.exec(text) ?? [];
  if (by === undefined || unit === undefined || Number(by) === 0)
    return { winner, kind: "won", by: null, method };
  const kind = /innings/i.test(text) ? "innings" : unit.toLowerCase() === "run" ? "runs" : "wickets";
  return { winner, kind, by: Number(by), method };
}

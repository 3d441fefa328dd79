import type { MatchChange } from "@teamwright/contract";
import type { PointsPart } from "@teamwright/domain";
import { summaryText } from "../match-model/public.ts";
import type { StoredPerformance } from "#tables/matches.ts";
import type { StoredMatch, StoredPlayer } from "./stored-match.ts";

const textOf = (value: unknown): string =>
  value === null || value === undefined || value === ""
    ? "-"
    : typeof value === "string"
      ? value
      : isParts(value)
        ? value.map(({ rule, points }) => `${rule} ${points}`).join(", ")
        : isPerformance(value)
          ? [value.starter ? "starter" : "no starter", ...value.parts.map(countsText)].join("; ")
          : JSON.stringify(value);

/** In a fixed order, because the database does not keep one. */
const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.keys(counts)
    .toSorted()
    .map((name) => `${name} ${counts[name]}`)
    .join(", ");

const isPerformance = (value: unknown): value is StoredPerformance =>
  typeof value === "object" && value !== null && "parts" in value && "starter" in value;

const isParts = (value: unknown): value is readonly PointsPart[] =>
  Array.isArray(value) && value.length > 0 && Object.hasOwn(value[0] as object, "rule");

type StoredPlayerField = Exclude<keyof StoredPlayer, "index" | "ownId" | "fixedId">;

const playerFields: readonly (readonly [StoredPlayerField, string])[] = [
  ["side", "side"],
  ["name", "name"],
  ["role", "role"],
  ["credits", "credits"],
  ["image", "image"],
  ["points", "points"],
  ["pointsByRule", "points_by_rule"],
  ["marks", "points_marks"],
  ["performance", "performance"],
  ["selectedBy", "selected_by"],
  ["captainPercentage", "captain_percentage"],
  ["viceCaptainPercentage", "vice_captain_percentage"],
  ["playing", "playing"],
  ["lastPlay", "last_play"],
  ["availability", "availability"],
  ["providerId", "pl_id"],
  ["appIds", "app_ids"],
];

/** The differences, by the format's field names. A new match is one change, not one for each of its players. */
export function changesBetween(
  before: StoredMatch | null,
  after: StoredMatch,
  showRole: (role: number) => string,
): MatchChange[] {
  const title = `${after.sides[0].name} v ${after.sides[1].name}`;
  if (before === null) {
    const to = `new match with ${after.players.length} players`;
    return [{ subject: title, player_index: null, field: "match", from: "-", to }];
  }
  const head = (match: StoredMatch): [string, unknown][] => [
    ["match_time", match.matchTime],
    ["series", match.series],
    ["status", match.state],
    ["venue", match.venue],
    ["hidden", match.hidden ? true : null],
    ["apps", match.apps],
    ["rule_set", match.scoring?.ruleSet],
    ["format", match.format],
    ["gender", match.gender],
    ["summary", match.summary && summaryText(match.summary)],
    [
      "warnings",
      match.scoring?.warnings.map(({ code, subject }) => [code, subject ?? ""].join(" ").trim()).join(", "),
    ],
    ...(["left", "right"] as const).flatMap((key, side): [string, unknown][] => {
      const team = match.sides[side === 0 ? 0 : 1];
      return [
        [`${key} name`, team.name],
        [`${key} short_name`, team.shortName],
        [`${key} image`, team.image],
      ];
    }),
  ];
  const old = new Map(head(before));
  const changes = head(after).flatMap(([field, value]): MatchChange[] =>
    textOf(old.get(field)) === textOf(value)
      ? []
      : [{ subject: title, player_index: null, field, from: textOf(old.get(field)), to: textOf(value) }],
  );
  const playersBefore = new Map(before.players.map((player) => [player.index, player]));
  for (const player of after.players)
    changes.push(...playerChanges(playersBefore.get(player.index), player, showRole));
  return changes;
}

function playerChanges(
  before: StoredPlayer | undefined,
  after: StoredPlayer,
  showRole: (role: number) => string,
): MatchChange[] {
  const about = { subject: after.name, player_index: after.index };
  if (before === undefined) return [{ ...about, field: "squad", from: "-", to: "joins" }];
  const changes: MatchChange[] = [];
  if (before.withdrawn !== after.withdrawn)
    changes.push({ ...about, field: "squad", from: "-", to: after.withdrawn ? "leaves" : "returns" });
  for (const [key, field] of playerFields) {
    const read = (player: StoredPlayer): string =>
      key === "role" ? showRole(player.role) : textOf(player[key]);
    if (read(before) !== read(after)) changes.push({ ...about, field, from: read(before), to: read(after) });
  }
  return changes;
}

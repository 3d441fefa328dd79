import type { MatchDocument, PlayerDocument } from "#modules/match-model/feed-match.ts";

const roles = ["WK", "BAT", "BAT", "BAT", "BAT", "AL", "AL", "BOWL", "BOWL", "BOWL", "BOWL", "BOWL"] as const;

/** A cricket match of two invented sides of twelve, without line-ups. */
export function sampleMatch(id = "sample-1"): MatchDocument {
  const squad = (prefix: string): PlayerDocument[] =>
    roles.map((role, index) => ({
      id: `${prefix}-${index}`,
      name: `${prefix.toUpperCase()} Player ${index}`,
      role,
      credits: 7.5 + (index % 5) * 0.5,
      selected_by: 30 + index,
    }));
  return {
    id,
    sport: "cricket",
    match_time: "2030-01-01T14:00:00Z",
    series: "Test Series",
    left: { name: "Harbour Hawks", short_name: "HAW", players: squad("h") },
    right: { name: "River Rhinos", short_name: "RHI", players: squad("r") },
  };
}

/** The same match as the CSV of docs/feed-format.md, one row per player. */
export function sampleCsv(): string {
  const match = sampleMatch();
  const rows = (
    [
      ["left", match.left],
      ["right", match.right],
    ] as const
  ).flatMap(([side, team]) =>
    (team?.players ?? []).map((player) =>
      [
        match.id,
        match.sport,
        match.match_time,
        match.series,
        match.left?.name,
        match.right?.name,
        match.left?.short_name,
        match.right?.short_name,
        side,
        player.id,
        player.name,
        player.role,
        player.credits,
        player.selected_by,
      ].join(","),
    ),
  );
  const heading =
    "match_id,sport,match_time,series,left_team,right_team,left_short,right_short,side,player_id,name,role,credits,selected_by";
  return [heading, ...rows].join("\n");
}

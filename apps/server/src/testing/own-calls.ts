import { sampleMatch } from "../modules/feeds/testing/samples.ts";
import type { TabledCall } from "./tabled-call.ts";
import { ownGroupCalls } from "./group-calls.ts";

const report = ["data.preview", "data.matches", "data.problems"];
const points = { player_index: 0, field: "points" };

/** The calls that the specification does not list, in an order in which each can succeed after those. */
export const ownCalls: readonly TabledCall[] = [
  {
    by: "visitor",
    method: "POST",
    path: "/api/auth/link",
    body: { token: "{link}" },
    fields: ["data.id", "data.phoneNumber", "data.changedPassword"],
  },
  {
    by: "admin",
    method: "PUT",
    path: "/api/admin/powers/{user}/{me}",
    body: { expert: true },
    fields: ["data.expert"],
  },
  {
    by: "admin",
    method: "GET",
    path: "/api/admin/audit",
    fields: ["data.createdAt", "data.action", "data.details", "totalPages"],
  },
  { by: "prime staff", method: "GET", path: "/api/matchreport/draft/sample-1", fields: ["data"] },
  { by: "customer", method: "GET", path: "/api/matchreport/evidence/sample-1", fields: ["data"] },
  {
    by: "prime staff",
    method: "GET",
    path: "/api/matchreport/drafts",
    fields: ["data.matchId", "data.seriesName", "data.missing", "totalPages"],
  },
  { by: "prime staff", method: "DELETE", path: "/api/matchreport/draft/sample-1", fields: [] },
  {
    by: "feed",
    method: "POST",
    path: "/api/feed/push",
    body: { matches: [sampleMatch("sample-2")] },
    fields: report,
  },
  {
    by: "admin",
    method: "POST",
    path: "/api/admin/matches/import",
    body: {
      files: [{ name: "match.json", content: JSON.stringify({ matches: [sampleMatch("sample-3")] }) }],
    },
    fields: report,
  },
  {
    by: "admin",
    method: "PUT",
    path: "/api/admin/matches/sample-3/overrides",
    body: { changes: [{ ...points, value: 12 }] },
    fields: ["data.changes"],
  },
  {
    by: "admin",
    method: "POST",
    path: "/api/admin/matches/sample-3/lift",
    body: { changes: [points] },
    fields: ["data.changes"],
  },
  {
    by: "admin",
    method: "PUT",
    path: "/api/admin/matches/sample-1/rule-set",
    body: { rule_set: null },
    fields: ["data.changes"],
  },
  {
    by: "admin",
    method: "GET",
    path: "/api/admin/matches",
    fields: ["data.id", "data.match_time", "totalPages"],
  },
  {
    by: "admin",
    method: "GET",
    path: "/api/admin/matches/sample-3",
    fields: ["data.match_time", "data.players.player_fixed_id"],
  },
  {
    by: "admin",
    method: "GET",
    path: "/api/admin/feeds/runs",
    fields: ["feeds.name", "data.createdAt", "totalPages"],
  },
  {
    by: "superuser",
    method: "GET",
    path: "/api/session/list",
    fields: ["data.id", "data.createdAt", "data.lastSeenAt", "data.expiresAt"],
  },
  { by: "superuser", method: "DELETE", path: "/api/session/{session}", fields: [] },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/specific/getteams/{expertPost}",
    fields: ["data._id", "data.predictionData", "expertData.phoneNumber", "teamData"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/teams/{expertPost}?page=0",
    fields: ["data.team", "data.captain", "totalPages"],
  },
  { by: "customer", method: "POST", path: "/api/expert/viewteams/{expertPost}", fields: ["numberOfViews"] },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/record/{expert}",
    fields: ["data.name", "figures", "posts._id", "posts.matchTime"],
  },
  { by: "admin", method: "POST", path: "/api/expert/withdrawteams/{expertPost}", fields: [] },
  { by: "admin", method: "POST", path: "/api/expert/withdrawvideo/{expertVideo}", fields: [] },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/fantasy/unlink",
    body: { fantasyApp: "my11circle", authToken: "{authToken}" },
    fields: [],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/expert/prediction/versions/{prediction}",
    fields: ["data.version", "data.createdAt", "data.predictionData.id"],
  },
  {
    by: "prime staff",
    method: "POST",
    path: "/api/expert/deleteprediction/{prediction}",
    fields: [],
  },
  ...ownGroupCalls,
  { by: "customer", method: "POST", path: "/api/auth/logout", fields: [] },
];

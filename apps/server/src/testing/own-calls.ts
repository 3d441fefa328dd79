import { sampleMatch } from "../feeds/testing/samples.ts";
import type { TabledCall } from "./documented-calls.ts";

const report = ["data.preview", "data.matches", "data.problems"];
const points = { player_index: 0, field: "points" };

/** The calls that the documents do not show, in an order in which each can be done after those. */
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
  { by: "customer", method: "POST", path: "/api/auth/logout", fields: [] },
];

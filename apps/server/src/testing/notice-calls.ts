import { createECDH } from "node:crypto";
import type { TabledCall } from "./tabled-call.ts";

const key = createECDH("prime256v1").generateKeys();
const settings = ["data.kinds", "data.quiet", "data.timeZone"];

/** What an account is told, and what it wants to hear. */
export const noticeCalls: readonly TabledCall[] = [
  {
    by: "customer",
    method: "PUT",
    path: "/api/notices/settings",
    body: { kinds: { lineups: true }, quiet: { from: 1320, to: 420 }, timeZone: "Asia/Kolkata" },
    fields: settings,
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/notices/settings",
    fields: [...settings, "publicKey", "subscribed"],
  },
  {
    by: "customer",
    method: "PUT",
    path: "/api/notices/subscription",
    body: {
      endpoint: "https://fcm.googleapis.com/fcm/send/sample",
      keys: { p256dh: key.toString("base64url"), auth: "c2l4dGVlbiBieXRlcyEhIQ" },
      language: "te",
    },
    fields: [],
  },
  {
    by: "customer",
    method: "PUT",
    path: "/api/notices/matches",
    body: { matches: [{ matchId: "sample-1", stored: true, untransferred: true, players: [] }] },
    fields: [],
  },
  { by: "customer", method: "PUT", path: "/api/notices/experts/{expert}", fields: [] },
  { by: "customer", method: "GET", path: "/api/notices/experts", fields: ["data"] },
  { by: "customer", method: "DELETE", path: "/api/notices/experts/{expert}", fields: [] },
  { by: "customer", method: "GET", path: "/api/notices", fields: ["data", "totalPages", "unread"] },
  { by: "customer", method: "GET", path: "/api/notices/unread", fields: ["unread"] },
  { by: "customer", method: "POST", path: "/api/notices/read", body: {}, fields: ["unread"] },
  { by: "customer", method: "DELETE", path: "/api/notices/subscription", fields: [] },
];

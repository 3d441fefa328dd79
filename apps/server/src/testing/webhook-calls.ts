import type { TabledCall } from "./tabled-call.ts";

const settings = { url: "https://hooks.example.com/in", events: ["match.lineups"] };

/** The addresses that an account wants to be told at. */
export const webhookCalls: readonly TabledCall[] = [
  {
    by: "customer",
    method: "POST",
    path: "/api/webhooks",
    body: settings,
    fields: ["data.id", "data.secret"],
  },
  {
    by: "customer",
    method: "GET",
    path: "/api/webhooks",
    fields: ["data.id", "data.url", "data.events", "data.pausedAt", "data.failure", "data.status"],
  },
  { by: "customer", method: "POST", path: "/api/webhooks/{webhook}/secret", fields: ["data.secret"] },
  { by: "customer", method: "POST", path: "/api/webhooks/{webhook}/test", fields: [] },
  {
    by: "customer",
    method: "GET",
    path: "/api/webhooks/{webhook}/deliveries",
    fields: ["data.id", "data.type", "data.state", "data.attempts", "data.nextAttemptAt"],
  },
  {
    by: "customer",
    method: "POST",
    path: "/api/webhooks/{webhook}/resend",
    body: { delivery: "{delivery}" },
    fields: [],
  },
  {
    by: "customer",
    method: "PUT",
    path: "/api/webhooks/{webhook}",
    body: { ...settings, paused: true },
    fields: [],
  },
  { by: "customer", method: "DELETE", path: "/api/webhooks/{webhook}", fields: [] },
];

import type { TabledCall } from "./tabled-call.ts";

/** Time-based codes from their beginning to their end. */
export const secondFactorCalls: readonly TabledCall[] = [
  {
    by: "superuser",
    method: "POST",
    path: "/api/second-factor/begin",
    body: { password: "{password}" },
    fields: ["data.key", "data.address"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/second-factor/confirm",
    body: { code: "{timedCode}" },
    fields: ["data.recoveryCodes"],
  },
  {
    by: "superuser",
    method: "GET",
    path: "/api/second-factor",
    fields: ["data.needs", "data.codes", "data.passkey", "data.recoveryCodes", "data.requiredFrom"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/second-factor/verify",
    body: { code: "{recoveryCode}" },
    fields: [],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/second-factor/recovery",
    body: { password: "{password}" },
    fields: ["data.recoveryCodes"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/second-factor/remove",
    body: { password: "{password}" },
    fields: [],
  },
];

import type { TabledCall } from "./tabled-call.ts";

const back = { state: "{identityState}", code: "{identityCode}", iss: "{identityIssuer}" };

/** A link to the identity provider from its beginning to its end. */
export const identityCalls: readonly TabledCall[] = [
  {
    by: "superuser",
    method: "POST",
    path: "/api/identity/begin",
    body: { password: "{password}" },
    fields: ["data.address"],
  },
  { by: "superuser", method: "POST", path: "/api/identity", body: back, fields: [] },
  {
    by: "superuser",
    method: "GET",
    path: "/api/identity",
    fields: ["data.provider", "data.link.createdAt", "data.link.lastUsedAt"],
  },
  { by: "superuser", method: "POST", path: "/api/auth/identity/begin", fields: ["data.address"] },
  {
    by: "superuser",
    method: "POST",
    path: "/api/auth/identity",
    body: back,
    fields: ["data.id", "data.phoneNumber", "data.changedPassword"],
  },
  { by: "superuser", method: "DELETE", path: "/api/identity", fields: [] },
];

import type { TabledCall } from "./tabled-call.ts";

const credential = { id: "{credential}", rawId: "{credential}", type: "public-key" };

/** A passkey from its beginning to its end, by one browser. */
export const passkeyCalls: readonly TabledCall[] = [
  {
    by: "superuser",
    method: "POST",
    path: "/api/passkeys/options",
    body: { password: "{password}" },
    fields: ["data.rp.id", "data.user.id", "data.challenge", "data.timeout", "data.authenticatorSelection"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/passkeys",
    body: {
      name: "a phone",
      credential: {
        ...credential,
        response: { clientDataJSON: "{clientData}", attestationObject: "{attestation}" },
      },
    },
    fields: ["data.id"],
  },
  {
    by: "superuser",
    method: "GET",
    path: "/api/passkeys",
    fields: ["data.id", "data.name", "data.createdAt", "data.lastUsedAt"],
  },
  {
    by: "superuser",
    method: "PUT",
    path: "/api/passkeys/{passkey}",
    body: { name: "my phone" },
    fields: [],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/auth/passkey/options",
    fields: ["data.rpId", "data.challenge", "data.timeout", "data.userVerification"],
  },
  {
    by: "superuser",
    method: "POST",
    path: "/api/auth/passkey",
    body: {
      credential: {
        ...credential,
        response: {
          clientDataJSON: "{clientData}",
          authenticatorData: "{authenticatorData}",
          signature: "{signature}",
          userHandle: "{userHandle}",
        },
      },
    },
    fields: ["data.id", "data.phoneNumber", "data.changedPassword"],
  },
  { by: "superuser", method: "DELETE", path: "/api/passkeys/{passkey}", fields: [] },
];

import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { generateKeyPair, vapidAuthorization } from "./vapid-signature.ts";

/** Checks a token as a push service does: by the key in the header. */
function verifyHeader(header: string): unknown {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  expect([point.length, point[0]]).toEqual([65, 4]);
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const publicKey = createPublicKey({ format: "jwk", key: jwk });
  const signedText = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", signedText, options, Buffer.from(signature, "base64url"))).toBe(true);
  expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({ typ: "JWT", alg: "ES256" });
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}

const claims = {
  origin: "https://push.example.net",
  contact: "mailto:push@example.com",
  expires: 1453523768,
};

test("a push service can verify the signature by the public key beside it", () => {
  for (let pair = 0; pair < 300; pair++)
    expect(verifyHeader(vapidAuthorization(generateKeyPair(), claims))).toEqual({
      aud: "https://push.example.net",
      exp: 1453523768,
      sub: "mailto:push@example.com",
    });
});

test("the token of the example of RFC 8292, section 2.4, has our form", () => {
  expect(
    verifyHeader(
      "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
    ),
  ).toEqual({ aud: "https://push.example.net", exp: 1453523768, sub: "mailto:push@example.com" });
});

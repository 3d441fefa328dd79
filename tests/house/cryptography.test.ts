import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

/** Node's functions, WebCrypto, and libraries that encrypt, hash, sign or check a signature. Random numbers are none of these. */
const USES = [
  /import (?:type )?\{[^}]*\b(?:create(?:Hash|Hmac|Cipheriv|ECDH|PrivateKey|PublicKey)|hash|hkdfSync|sign|verify|scrypt|pbkdf2)\b[^}]*\} from "node:crypto"/,
  /\bcrypto\.subtle\b/,
  /(?:from |import\()"(?:@node-rs\/argon2|otpauth|@simplewebauthn\/\w+|openid-client)"/,
];
/** By what Node and WebCrypto call them. */
const ALGORITHMS =
  /"((?:sha|md|aes|des|rc|rsa|ecd|prime|secp|ed|x)-?\d+[\w-]*|AES-\w+|PBKDF2|HKDF|HMAC|SHA-?\d+|ECDSA|ECDH)"/gi;
const APPROVED = new Set([
  "sha256",
  "sha-256",
  "aes-256-gcm",
  "aes-128-gcm",
  "aes-gcm",
  "pbkdf2",
  "hkdf",
  "hmac",
  "prime256v1",
  "ed25519",
]);

const files = globSync(["apps/{server,web}/src/**/*.{ts,tsx}", "packages/*/src/**/*.ts"], {
  cwd: root,
}).filter((path) => !/test/.test(path));
const withCryptography = files.filter((path) => {
  const code = read(path);
  return USES.some((use) => use.test(code));
});

test("docs/security.md names every file that encrypts, hashes or signs", () => {
  const [, section = ""] = read("docs/security.md").split("### Where cryptography is");
  const [table = ""] = section.split("\n#");
  const namedPaths = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, path = ""]) => path);
  expect(namedPaths.toSorted()).toEqual(withCryptography.toSorted());
});

test("no algorithm is used that is not approved", () => {
  const usedPaths = withCryptography.flatMap((path) =>
    [...read(path).matchAll(ALGORITHMS)].map(([, name = ""]) => name.toLowerCase()),
  );
  expect(new Set(usedPaths).size).toBeGreaterThan(3);
  expect(usedPaths.filter((name) => !APPROVED.has(name))).toEqual([]);
});

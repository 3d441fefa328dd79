import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadSecret, secretsFrom } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "teamwright-secret-"));
for (const name of ["one", "two"]) mkdirSync(join(folder, name));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the payload key is made at the first start, stays at the next, and is another installation's never", () => {
  const first = secretsFrom(loadSecret(undefined, join(folder, "one")));
  expect(first.payloadKey).toHaveLength(32);
  expect(secretsFrom(loadSecret(undefined, join(folder, "one")))).toEqual(first);
  const other = secretsFrom(loadSecret(undefined, join(folder, "two")));
  expect(other.payloadKey).not.toEqual(first.payloadKey);
  expect(other.payloadKeyId).not.toBe(first.payloadKeyId);
});

test("a secret in the settings decides the payload key, wherever the data lies", () => {
  const ownSecret = randomBytes(32).toString("hex");
  const here = secretsFrom(loadSecret(ownSecret, join(folder, "one")));
  expect(secretsFrom(loadSecret(ownSecret, join(folder, "three")))).toEqual(here);
  expect(here.payloadKey).not.toEqual(secretsFrom(loadSecret(undefined, join(folder, "one"))).payloadKey);
});

test("what every browser holds opens nothing of the server's own", () => {
  const { payloadKey, sealKey } = secretsFrom(randomBytes(32));
  expect(sealKey).not.toEqual(payloadKey);
});

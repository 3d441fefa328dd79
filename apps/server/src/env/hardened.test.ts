import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const servedSettings = { HARDENED: "1", PUBLIC_URL: "https://app.example.com", TRUST_PROXY: "127.0.0.1" };

test("HARDENED changes the defaults to what ASVS 5.0 asks for", () => {
  const { PASSWORD_MIN_LENGTH, HOOK_BARE_SECRET, STAFF_SECOND_FACTOR } = readEnv(servedSettings);
  expect([PASSWORD_MIN_LENGTH, HOOK_BARE_SECRET, STAFF_SECOND_FACTOR]).toEqual([8, false, "required"]);
  expect(readEnv({ ...servedSettings, PASSWORD_MIN_LENGTH: "15" }).PASSWORD_MIN_LENGTH).toBe(15);
});

test("HARDENED refuses settings that are weaker", () => {
  const weaker: Readonly<Record<string, string>> = {
    PASSWORD_MIN_LENGTH: "7",
    HOOK_BARE_SECRET: "1",
    STAFF_SECOND_FACTOR: "warn",
    WEBHOOK_PRIVATE_ORIGINS: "http://10.0.0.5:8080",
    PUBLIC_URL: "http://app.example.com",
  };
  for (const [name, value] of Object.entries(weaker))
    expect(() => readEnv({ ...servedSettings, [name]: value }), name).toThrow(`  ${name}: HARDENED `);
  expect(() => readEnv({ HARDENED: "1" })).toThrow("  PUBLIC_URL: HARDENED ");
});

test("HARDENED lets no connection to PostgreSQL, Redis or a collector leave the machine in the clear", () => {
  const plain: Readonly<Record<string, readonly string[]>> = {
    DATABASE_URL: [
      "postgres://teamwright@db.example.com/teamwright",
      "postgres://teamwright@db.example.com/teamwright?sslmode=require",
      "postgres://teamwright@db.example.com/teamwright?sslmode=no-verify",
      "postgres://teamwright@localhost/teamwright?host=db.example.com",
    ],
    REDIS_URL: ["redis://cache.example.com:6379"],
    OTEL_EXPORTER_OTLP_ENDPOINT: ["http://traces.example.com:4318"],
    SENTRY_DSN: ["http://key@errors.example.com/1"],
  };
  for (const [name, addresses] of Object.entries(plain))
    for (const address of addresses) {
      expect(() => readEnv({ ...servedSettings, [name]: address }), address).toThrow(`  ${name}: HARDENED `);
      expect(() => readEnv({ [name]: address }), address).not.toThrow();
    }
  for (const address of [
    "postgres://teamwright@db.example.com/teamwright?sslmode=verify-full",
    "postgres://teamwright@127.0.0.1/teamwright",
    "postgres://teamwright@[::1]/teamwright",
    "postgres://teamwright@localhost/teamwright?host=/run/postgresql",
  ])
    expect(() => readEnv({ ...servedSettings, DATABASE_URL: address }), address).not.toThrow();
  for (const address of ["rediss://cache.example.com:6379", "redis://localhost:6379"])
    expect(() => readEnv({ ...servedSettings, REDIS_URL: address }), address).not.toThrow();
  for (const address of ["https://key@errors.example.com/1", "http://key@localhost:8000/1"])
    expect(() => readEnv({ ...servedSettings, SENTRY_DSN: address }), address).not.toThrow();
});

test("a setting may be the content of a file, as vaults and service managers give secrets", () => {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-settings-"));
  const path = join(folder, "metrics-key");
  writeFileSync(path, "a metrics key for tests only\n");
  expect(readEnv({ METRICS_KEY_FILE: path }).METRICS_KEY).toBe("a metrics key for tests only");
  expect(() => readEnv({ METRICS_KEY_FILE: path, METRICS_KEY: "another key for tests only" })).toThrow(
    "METRICS_KEY: METRICS_KEY_FILE gives it too",
  );
  expect(() => readEnv({ METRICS_KEY_FILE: join(folder, "none") })).toThrow(
    /METRICS_KEY_FILE: .* cannot be read/,
  );
  writeFileSync(path, "short");
  expect(() => readEnv({ METRICS_KEY_FILE: path })).toThrow("METRICS_KEY: has fewer than 24 characters");
  rmSync(folder, { recursive: true });
});

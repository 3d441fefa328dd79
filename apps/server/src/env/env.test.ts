import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const example = read(".env.example");
const givenSettings = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({
  name,
  value,
}));

test("the example file and the page of the command line name exactly the settings that the server reads", () => {
  expect(new Set(givenSettings.map(({ name }) => name))).toEqual(new Set(settingNames));
  const settings = read("docs/cli.md").split("## Settings")[1] ?? "";
  const documentedSettings = [...settings.matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(documentedSettings)).toEqual(new Set(settingNames));
});

test("the example file changes nothing but what it does not comment out", () => {
  const active = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  expect(readEnv(Object.fromEntries(active))).toEqual(readEnv({}));
});

test("each value that the example file gives as a default is the default", () => {
  const defaults = readEnv({});
  for (const { name, value } of givenSettings.filter(({ value: text }) => text !== ""))
    expect(readEnv({ [name]: value }), name).toEqual(defaults);
});

test("a wrong value is told by its name, in words", () => {
  const wrong: Readonly<Record<string, readonly [string, string]>> = {
    PORT: ["abc", "is no whole number from 0 to 65535"],
    BACKUP_KEEP: ["-1", "is no whole number from 0 to 3660"],
    LOGIN_RATE: ["1.5", "is no whole number from 1 to 1000000000"],
    READ_RATE: ["1e99", "is no whole number from 1 to 1000000000"],
    COOKIE_SECURE: ["yes", "is 0 or 1"],
    DATABASE_URL: ["db", "is no address such as postgres://user:password@host:5432/name"],
    REDIS_URL: ["cache", "is no address such as redis://host:6379"],
    SENTRY_DSN: ["errors.example.com", "is no address such as https://key@errors.example.com/1"],
    PUSH_KEY: ["short", "has fewer than 24 characters"],
    PUBLIC_URL: ["ftp://x", "is no http or https address"],
    PUSH_CONTACT: ["somebody", "is neither mailto: with an address nor an https address"],
    LOG_LEVEL: ["loud", "is none of fatal, error, warn, info, debug, trace and silent"],
    HOST: ["999.1.1.1", "999.1.1.1 is no address such as 127.0.0.1 or 0.0.0.0"],
    TRUST_PROXY: [
      "proxy.internal",
      "proxy.internal is no address or network such as 127.0.0.1 or 10.0.0.0/8",
    ],
    WEBHOOK_PRIVATE_ORIGINS: ["10.0.0.5:8080", "10.0.0.5:8080 is no origin such as https://app.example.com"],
  };
  for (const [name, [value, message]] of Object.entries(wrong))
    expect(() => readEnv({ [name]: value }), name).toThrow(`Wrong settings:\n  ${name}: ${message}`);
  const proxies = ["loopback", "127.0.0.1", "::1", "10.0.0.0/8", "10.0.0.0/255.0.0.0", "fc00::/7"];
  expect(readEnv({ TRUST_PROXY: proxies.join(", ") }).TRUST_PROXY).toEqual(proxies);
  for (const proxy of ["10.0.0.0/33", "10.0.0.0/8/1", "fc00::/ffff::", "10.0.0"])
    expect(() => readEnv({ TRUST_PROXY: proxy })).toThrow(/TRUST_PROXY/);
});

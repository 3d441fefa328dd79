import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const proxiedSettings = { PUBLIC_URL: "https://app.example.com", TRUST_PROXY: "127.0.0.1" };

test("further origins are of the same site as the server, or it does not start", () => {
  const allow = (ALLOWED_ORIGINS: string, more: Record<string, string> = proxiedSettings) =>
    readEnv({ ...more, ALLOWED_ORIGINS }).ALLOWED_ORIGINS;
  for (const origin of ["https://api.example.com", "https://example.com", "https://a.b.example.com:8443"])
    expect(allow(origin)).toEqual([origin]);
  expect(allow("http://127.0.0.1:4000", { HOST: "127.0.0.1" })).toEqual(["http://127.0.0.1:4000"]);
  expect(allow("http://localhost:4000", { HOST: "0.0.0.0" })).toEqual(["http://localhost:4000"]);
  for (const origin of ["https://api.example.org", "http://api.example.com", "https://example.com.evil.net"])
    expect(() => allow(`https://api.example.com,${origin}`)).toThrow(/ALLOWED_ORIGINS: .* is another site/);
  for (const origin of ["example.com", "https://api.example.com/", "*", "ftp://example.com"])
    expect(() => allow(origin)).toThrow(/ALLOWED_ORIGINS: .* is no origin/);
});

test("under a public suffix everybody has a site of their own", () => {
  const of = (own: string, other: string) => () =>
    readEnv({ PUBLIC_URL: own, ALLOWED_ORIGINS: other, TRUST_PROXY: "127.0.0.1" });
  expect(of("https://one.co.in", "https://two.co.in")).toThrow(/another site/);
  expect(of("https://one.github.io", "https://two.github.io")).toThrow(/another site/);
  expect(of("https://www.one.co.in", "https://api.one.co.in")).not.toThrow();
  expect(of("https://10.0.0.1", "https://10.0.0.2")).toThrow(/another site/);
});

test("an https address is behind a proxy that the settings name, and marks cookies Secure", () => {
  expect(() => readEnv({ PUBLIC_URL: "https://app.example.com" })).toThrow(/TRUST_PROXY: .*a proxy/);
  expect(readEnv(proxiedSettings).COOKIE_SECURE).toBe(true);
  expect(readEnv({ PUBLIC_URL: "http://10.0.0.5:3000" }).COOKIE_SECURE).toBe(false);
});

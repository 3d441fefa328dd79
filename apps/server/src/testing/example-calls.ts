import { allEndpoints, successSchema } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";

/** A call as it was made, and its reply. */
export interface Exchange {
  readonly endpoint: EndpointDefinition;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly reply: unknown;
}

type Json = Readonly<Record<string, unknown>>;
export interface Example {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: unknown;
  readonly reply: unknown;
}

/** The endpoint of a call's method and address, with the values of its path and query. */
export function calledEndpoint(method: string, url: string): Omit<Exchange, "body" | "reply"> | undefined {
  const [path = "", search = ""] = url.split("?");
  for (const endpoint of allEndpoints) {
    if (endpoint.method !== method) continue;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const found = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`).exec(path);
    if (found === null) continue;
    return {
      endpoint,
      params: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""])),
      query: Object.fromEntries(new URLSearchParams(search)),
    };
  }
  return undefined;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const INDIAN_DAY = /^(\d{2})-(\d{2})-(\d{4})$/;
/** Keys, secrets, challenges and ciphertexts. */
const RANDOM = /^(tw_|whsec_)?(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w.+/-]{12,}={0,2}$/;
const NOW = Date.parse("2026-11-25T10:00:00.000Z");
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Makes values of one run those of any run: ids, phone numbers, times and secrets. */
export function exampleText(began: number): (text: string) => string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size + 1);
    return numbers.get(text)!;
  };
  const shifted = (time: number) => new Date(NOW + Math.round((time - began) / MINUTE) * MINUTE);
  return (text) => {
    if (UUID.test(text)) return `3f0d3c52-6f0a-4b7e-9a51-${String(numberOf(text)).padStart(12, "0")}`;
    if (/^\d{10}$/.test(text)) return String(9_000_000_000 + numberOf(text));
    if (/^\d{9}$/.test(text)) return String(100_000_000 + numberOf(text));
    if (INSTANT.test(text)) return shifted(Date.parse(text)).toISOString();
    const [, day, month, year] = INDIAN_DAY.exec(text) ?? [];
    if (day !== undefined) {
      const days = Math.round((Date.parse(`${year}-${month}-${day}`) - began) / DAY);
      return new Date(NOW + days * DAY).toISOString().slice(0, 10).split("-").toReversed().join("-");
    }
    const [, prefix = ""] = RANDOM.exec(text) ?? [];
    if (RANDOM.test(text))
      return prefix + "EXAMPLE".repeat(10).slice(0, Math.min(text.length, 64) - prefix.length);
    return text
      .replace(/^https?:\/\/(127\.0\.0\.1|localhost):\d+\S*$/, "https://login.example.com/authorize")
      .replace(/^(127\.0\.0\.1|localhost):\d+$/, "app.example.com")
      .replace(/^http%3A%2F%2F127\.0\.0\.1.*$/, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1")
      .replace(/^\d+\.\d+ [\da-f-]{36}$/, "1795600800.000000 3f0d3c52-6f0a-4b7e-9a51-000000000000")
      .replace(/^otpauth:.*$/, "otpauth://totp/Teamwright:9000000001?secret=EXAMPLEEXAMPLE");
  };
}

/** Short random values, which only their names tell. */
const byName: Readonly<Record<string, string>> = {
  kid: "k1",
  iv: "EXAMPLEEXAMPLEEX",
  ending: "MPLE",
  reasonCode: "EXAMPLE-REASON",
  challenge: "EXAMPLE-CHALLENGE",
  team_id: "team-1",
  verificationCode: "123456",
};

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, byName[name] ?? mapTexts(each, change)]),
  );
};

/** Lists of objects with their first entry only. */
const trimmed = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const isList = value.every((each) => typeof each === "object" && each !== null && !Array.isArray(each));
    return (isList ? value.slice(0, 1) : value).map(trimmed);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimmed(each)]));
};

/** The exchange as an example: short where the schemas allow it, and without what only this run has. */
export function exampleOf({ endpoint, params, query, body, reply }: Exchange, text: (one: string) => string) {
  const shortest = (value: unknown, parses: (short: unknown) => boolean) => {
    const short = trimmed(value);
    return parses(short) ? short : value;
  };
  const isBytes = body instanceof Uint8Array;
  return mapTexts(
    {
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(Object.keys(query).length > 0 ? { query } : {}),
      ...(body === undefined || isBytes
        ? {}
        : { body: shortest(body, (short) => endpoint.body?.safeParse(short).success === true) }),
      reply: shortest(reply, (short) => successSchema(endpoint.reply).safeParse(short).success),
    },
    text,
  ) as Example;
}

/** Whether the reply shows something: another call of the same endpoint may be the better example. */
export const tellsNothing = (reply: unknown): boolean => {
  const data = typeof reply === "object" && reply !== null && "data" in reply ? reply.data : undefined;
  return data === null || (Array.isArray(data) && data.length === 0);
};

/** The names of all fields of a value, to compare an example with what the server answers today. */
export function fieldsIn(value: unknown, at = ""): string[] {
  if (Array.isArray(value))
    return [...new Set(value.slice(0, 1).flatMap((each) => fieldsIn(each, `${at}[]`)))];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    `${at}.${name}`,
    ...fieldsIn(each, `${at}.${name}`),
  ]);
}

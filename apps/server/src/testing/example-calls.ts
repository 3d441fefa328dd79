import { allEndpoints, successSchema } from "@teamwright/contract";
import { DAY, MINUTE } from "@teamwright/domain/durations";
import { exampleCalls } from "@teamwright/contract/openapi-examples";

/** Stand in the examples for what differs from run to run. Account 1 has `exampleId(1)` and `examplePhone(1)`. */
export const exampleId = (number: number) => `3f0d3c52-6f0a-4b7e-9a51-${String(number).padStart(12, "0")}`;
export const examplePhone = (number: number) => String(9_000_000_000 + number);
export const exampleAppId = (number: number) => String(100_000_000 + number);
export const exampleSecret = (number: number, length: number) =>
  `EXAMPLE${String(number).padStart(3, "0")}`.repeat(7).slice(0, Math.min(length, 64));
const exampleCode = (number: number) => `${"0000-".repeat(6)}${String(number).padStart(4, "0")}`;

const PLACEHOLDER =
  /^(tw_|whsec_)?EXAMPLE\d{3}|^3f0d3c52-6f0a-4b7e-9a51-|^9000000\d{3}$|^100000\d{3}$|^(0{4}-){6}\d{4}$|^(123456|234567)$|^https:\/\/login\.example\.com$/;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const INDIAN_DAY = /^(\d{2})-(\d{2})-(\d{4})$/;
/** Keys, secrets, challenges and ciphertexts. */
const RANDOM = /^(tw_|whsec_)?(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[\w.+/-]{12,}={0,2}$/;
const NOW = Date.parse("2026-11-25T10:00:00.000Z");
/** The day of an instant in India, as the time at which it begins in UTC. */
const indianDay = (instant: number) => Math.floor((instant + 330 * MINUTE) / DAY) * DAY;

/** A text of a run that began then as one of any run; a new placeholder gets the number. */
function exampleText(text: string, number: number, began: number): string {
  if (UUID.test(text)) return exampleId(number);
  if (/^\d{10}$/.test(text)) return examplePhone(number);
  if (/^\d{9}$/.test(text)) return exampleAppId(number);
  if (/^([\da-f]{4}-){6}[\da-f]{4}$/.test(text)) return exampleCode(number);
  if (INSTANT.test(text))
    return new Date(NOW + Math.round((Date.parse(text) - began) / MINUTE) * MINUTE).toISOString();
  const [, day, month, year] = INDIAN_DAY.exec(text) ?? [];
  if (day !== undefined) {
    const days = Date.parse(`${year}-${month}-${day}`) - indianDay(began);
    return new Date(indianDay(NOW) + days).toISOString().slice(0, 10).split("-").toReversed().join("-");
  }
  const [, prefix = ""] = RANDOM.exec(text) ?? [];
  if (RANDOM.test(text)) return prefix + exampleSecret(number, text.length - prefix.length);
  return text
    .replace(/^https?:\/\/(127\.0\.0\.1|localhost):\d+\S*$/, "https://login.example.com/authorize")
    .replace(/^(127\.0\.0\.1|localhost):\d+$/, "app.example.com")
    .replace(/^http%3A%2F%2F127\.0\.0\.1.*$/, "https%3A%2F%2Fwww.dream11.com%2Fteam%2F1")
    .replace(/^\d+\.\d+ [\da-f-]{36}$/, `1795600800.000000 ${exampleId(0)}`)
    .replace(/^otpauth:.*$/, "otpauth://totp/Teamwright:9000000001?secret=EXAMPLEEXAMPLE")
    .replace(/^[A-Z2-7]{32}$/, "EXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAM");
}

/** Short random values, which only their names tell. */
const byName: Readonly<Record<string, string>> = { kid: "k1", iv: "EXAMPLEEXAMPLEEX", ending: "MPLE" };

function mapTexts(
  value: unknown,
  change: (text: string) => string,
  namedValues: Readonly<Record<string, string>> = {},
): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, namedValues));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      namedValues[name] ?? mapTexts(each, change, namedValues),
    ]),
  );
}

/** Lists of objects with their first entry only. */
const trimValue = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const isList = value.every((each) => typeof each === "object" && each !== null && !Array.isArray(each));
    return (isList ? value.slice(0, 1) : value).map(trimValue);
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, trimValue(each)]));
};

/** The examples with the values of one run. */
export interface ExampleRun {
  /** A placeholder stands for what the value has in its place, and for nothing else in the whole run. */
  learn(example: unknown, value: unknown): void;
  fill(example: unknown): unknown;
  /** The reply as that of an example: short where its schema allows it, and without what only this run has. */
  record(name: string, reply: unknown): unknown;
}

export function startExampleRun(): ExampleRun {
  const began = Date.now();
  const values = new Map<string, string>();
  const callsText = JSON.stringify(exampleCalls);
  const numbers = [...callsText.matchAll(/(?:EXAMPLE|000)(\d{3})(?!\d)/g)].map(([, number]) =>
    Number(number),
  );
  let number = Math.max(...numbers);

  const learn: ExampleRun["learn"] = (example, value) => {
    if (typeof example === "string" && typeof value === "string" && PLACEHOLDER.test(example)) {
      const earlier = values.get(example) ?? value;
      if (earlier !== value) throw new Error(`${example} is ${value}, and was ${earlier} before`);
      values.set(example, value);
    } else if (typeof example === "object" && typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(example ?? {}))
        learn(inner, (value as Readonly<Record<string, unknown>>)[name]);
  };

  const toExample = (text: string): string => {
    const placeholder = [...values].find(([, value]) => value === text)?.[0];
    const exampleValue = placeholder ?? exampleText(text, number + 1, began);
    if (placeholder !== undefined || !PLACEHOLDER.test(exampleValue)) return exampleValue;
    // What an example says itself is the same in every run.
    if (callsText.includes(JSON.stringify(text))) return text;
    number += 1;
    values.set(exampleValue, text);
    return exampleValue;
  };

  return {
    learn,
    fill: (example) => mapTexts(example, (text) => values.get(text) ?? text),
    record: (name, reply) => {
      const schema = successSchema(allEndpoints.find((one) => one.name === name)!.reply);
      const short = trimValue(reply);
      return mapTexts(schema.safeParse(short).success ? short : reply, toExample, byName);
    },
  };
}

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

import { allEndpoints, urlOf } from "@teamwright/contract";
import type { EndpointDefinition } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
// The benchmarks are no package.
// oxlint-disable-next-line no-restricted-imports
import { calibrate } from "../../../../bench/calibration.ts";
import { updateAccount } from "#modules/accounts/account.repository.ts";
import { callerNames, callerOf, makeActor } from "#testing/actors.ts";
import type { Actor, ActorName } from "#testing/actors.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { sampleInput } from "#testing/valid-input.ts";

/** What the fixed loop takes on the machine for which the bounds below hold. Milliseconds. */
const REFERENCE_LOOP = 4.5;
/** How much slower this machine is. The bounds do not become smaller on a faster one. */
const SLOWNESS = Math.max(1, calibrate() / REFERENCE_LOOP);
/** Processor time of the main thread that a call may take: a constant, and 1 ms per 10 KB of its body. Milliseconds. */
const START = 8 * SLOWNESS;
const PER_BYTE = SLOWNESS / 10_000;
/** The best of this many tries counts, because garbage collection and other load are not caused by the input. */
const TRIES = 10;
/** Just below the default limit, and a size for the calls that allow more. Bytes. */
const SIZES = [12_000, 64_000, 600_000];

const HOOK_SECRET = "a webhook secret for tests only";

let server: TestApp;
const actors = new Map<ActorName, Actor>();
beforeAll(async () => {
  server = await startTestApp({
    SOURCES: JSON.stringify({ entitysport: { key: "none", hookSecret: HOOK_SECRET } }),
  });
  for (const name of ["nobody", ...callerNames] as const) actors.set(name, await makeActor(server, name));
  // Some calls require two powers at once.
  await updateAccount(server.deps.database.db, actors.get("prime admin")!.account.id, { role: "admin" });
});
afterAll(() => server.close());

const withBody = allEndpoints.filter(({ body }) => body !== undefined);

function actorOf({ access }: EndpointDefinition): Actor {
  if (!access.signedIn) return actors.get("nobody")!;
  return actors.get(access.powers.includes("prime_admin") ? "prime admin" : callerOf(access))!;
}

/** JSON texts of about this many bytes, each with a different unbounded property. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  "deep lists": (size) => "[".repeat(size / 2) + "]".repeat(size / 2),
  "deep objects": (size) => '{"a":'.repeat(size / 6) + "1" + "}".repeat(size / 6),
  "deep with long names": (size) => `{"${"n".repeat(90)}":`.repeat(size / 96) + "1" + "}".repeat(size / 96),
  "deep just below the limit, side by side": (size) =>
    `[${Array.from({ length: size / 781 }, () => "[".repeat(390) + "]".repeat(390)).join()}]`,
  "deep and broken": (size) => "[".repeat(size),
  "wide list": (size) => `[${"0,".repeat(size / 2)}0]`,
  "wide list of objects": (size) => `[${"{},".repeat(size / 3)}{}]`,
  "many keys": (size) => `{${Array.from({ length: size / 10 }, (_, at) => `"${at}k":0`).join()}}`,
  "number keys": (size) => `{${Array.from({ length: size / 10 }, (_, at) => `"${at * 7}":0`).join()}}`,
  "one key again and again": (size) => `{${Array.from({ length: size / 6 }, () => '"a":0').join()}}`,
  "__proto__ keys": (size) => `[${Array.from({ length: size / 17 }, () => '{"__proto__":{}}').join()}]`,
  "deep __proto__": (size) => '{"__proto__":'.repeat(size / 14) + "1" + "}".repeat(size / 14),
  "long string": (size) => `"${"a".repeat(size)}"`,
  "long string of spaces": (size) => `"${" ".repeat(size)}x"`,
  "long string of digits": (size) => `"${"9".repeat(size)}"`,
  "long escaped string": (size) => `"${"\\ud83d\\ude00".repeat(size / 12)}"`,
  "half pairs": (size) => `["${Array.from({ length: size / 9 }, () => "\\ud83d").join('","')}"]`,
  "huge number": (size) => "9".repeat(size),
  "huge exponents": (size) => `[${"1e999999,".repeat(size / 9)}0]`,
};

const texts = new Map<string, string>();

/** Each text is made once: making a long one costs more than the call that refuses it. */
function textOf(kind: string, make: (size: number) => string, size: number): string {
  const key = `${kind} ${size}`;
  const text = texts.get(key) ?? make(size);
  texts.set(key, text);
  return text;
}

/** The start of a body for each field of a valid one: the other fields, and the name of this one. */
function fieldStarts(endpoint: EndpointDefinition, actor: Actor): readonly [string, string][] {
  const valid = (sampleInput(endpoint, 3).body ?? {}) as Record<string, unknown>;
  for (const own of endpoint.access.own)
    if (own.in === "body") valid[own.field] = own.by === "id" ? actor.account.id : actor.account.phone;
  return Object.keys(valid).map((name) => {
    const others = Object.entries(valid).filter(([other]) => other !== name);
    const fields = others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`);
    return [name, `{${[...fields, JSON.stringify(name)].join()}:`];
  });
}

/** The text as the whole body, and as the value of every field of a valid body. */
function* bodiesAround(starts: readonly [string, string][], text: string): Generator<[string, string]> {
  yield ["body", text];
  for (const [name, start] of starts) yield [name, `${start}${text}}`];
}

const spentByThisThread = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

describe.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  test("deep, wide and long bodies cost in proportion to their bytes and are never a failure of ours", async () => {
    const actor = actorOf(endpoint);
    const { params, query } = sampleInput(endpoint, 3);
    for (const own of endpoint.access.own) if (own.in === "params") params[own.field] = actor.account.id;
    if (endpoint.access.machine === "hook") params["source"] = "entitysport-cricket";
    const url = urlOf(endpoint, { params, query });
    const headers: Record<string, string> =
      endpoint.access.machine === null
        ? {}
        : { authorization: "Bearer a push key for tests only", "x-hook-secret": HOOK_SECRET };
    const limit = endpoint.bodyLimit ?? 64 * 1024;
    const starts = fieldStarts(endpoint, actor);
    const costly: string[] = [];
    for (const size of SIZES.filter((bytes) => bytes < limit))
      for (const [kind, make] of Object.entries(hostile))
        for (const [part, body] of bodiesAround(starts, textOf(kind, make, size))) {
          // With the other fields around it the text is beyond the limit, which is refused before it is read.
          if (body.length > limit) continue;
          const bound = START + body.length * PER_BYTE;
          let best = Infinity;
          for (let turn = 0; turn < TRIES && best > bound; turn++) {
            const before = spentByThisThread();
            const reply = await actor.send(endpoint.method, url, { body, headers });
            best = Math.min(best, spentByThisThread() - before);
            // The caller is admitted; the field that holds the text is refused or harmless.
            expect([200, 201, 400, 404], `${kind} as ${part}: ${reply.text.slice(0, 200)}`).toContain(
              reply.status,
            );
          }
          if (best > bound) costly.push(`${kind} as ${part}, ${body.length} bytes: ${best.toFixed(1)} ms`);
        }
    expect(costly).toEqual([]);
  }, 120_000);
});

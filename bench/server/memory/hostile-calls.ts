import { allEndpoints, urlOf } from "@teamwright/contract";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { SMALL_BODY } from "../../../apps/server/src/http/admission/body-budget.ts";
import { sampleInput } from "../../../apps/server/src/testing/valid-input.ts";
import { worstBodies } from "../large-bodies.ts";

export interface Target {
  readonly url: string;
  readonly cookies: readonly string[];
  /** Phone numbers and passwords of accounts. */
  readonly accounts: readonly { readonly phoneNumber: string; readonly password: string }[];
}

const pick = <Value>(list: readonly Value[]): Value => list[randomInt(list.length)] as Value;
/** Each call comes from another address, so that limits per address end nothing early and their counts are many. */
const address = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;

/** One call whose reply is read to its end. Returns the status; 0: no reply. */
async function call(target: Target, path: string, init: RequestInit = {}): Promise<number> {
  try {
    const reply = await fetch(target.url + path, {
      ...init,
      redirect: "manual",
      headers: {
        origin: target.url,
        "x-forwarded-for": address(),
        "user-agent": randomBytes(randomInt(4, 100)).toString("base64url"),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const text = await reply.text();
    if (reply.status >= 500)
      console.error(
        `${reply.status} ${init.method ?? "GET"} ${path} ${String(init.body).slice(0, 500)}\n  ${text}`,
      );
    return reply.status;
  } catch {
    return 0;
  }
}

const json = (body: unknown, cookie?: string): RequestInit => ({
  method: "POST",
  body: typeof body === "string" ? body : JSON.stringify(body),
  headers: { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) },
});

/** Bytes of a request as they are; the connection is cut after `milliseconds`. */
const raw = ({ url }: Target, text: string, milliseconds: number): Promise<number> =>
  new Promise((resolve) => {
    const { port } = new URL(url);
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(text));
    const end = () => {
      socket.destroy();
      resolve(0);
    };
    setTimeout(end, milliseconds);
    socket.on("error", end);
    socket.resume();
  });

const head = (path: string, lines: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, "host: 127.0.0.1", `x-forwarded-for: ${address()}`, ...lines, "", ""].join(
    "\r\n",
  );

const pages = ["/", "/home", "/login", "/service-worker.js", "/manifest.webmanifest"];
const odd = ["/../../etc/passwd", "/%00", "/api/%2e%2e/x", "/.env", "/wp-login.php", "/api/fantasy/match/x"];
const sports = ["cricket", "football", "basketball", "kabaddi"];
const large = allEndpoints.filter(({ bodyLimit = 0 }) => bodyLimit > SMALL_BODY);
const plain = allEndpoints.filter(({ kind, path }) => kind !== "events" && !path.includes("logout"));

/** Kinds of calls with their weight. */
export const kinds: readonly (readonly [
  name: string,
  weight: number,
  run: (target: Target) => Promise<number>,
])[] = [
  ["reads", 30, (target) => call(target, `/api/fantasy/matches/${pick(sports)}`)],
  [
    "reads with a session",
    20,
    (target) =>
      call(target, pick(["/api/session/list", "/api/sync", "/api/me"]), {
        headers: { cookie: pick(target.cookies) },
      }),
  ],
  [
    "pages",
    10,
    (target) => call(target, pick(pages), { headers: { "accept-encoding": pick(["br", "gzip", "x"]) } }),
  ],
  [
    "unknown paths",
    10,
    (target) => call(target, `${pick(odd)}?${randomBytes(randomInt(1, 2000)).toString("hex")}`),
  ],
  [
    "generated requests",
    40,
    (target) => {
      const endpoint = pick(plain);
      const { params, query, body } = sampleInput(endpoint, randomInt(2 ** 31));
      const path = urlOf(endpoint, { params, query } as Parameters<typeof urlOf>[1]);
      const spoiledBody = Math.random() < 0.5 ? body : { ...(body as object), [randomUUID()]: "\u0000" };
      const headers = { cookie: pick(target.cookies), "idempotency-key": randomUUID() };
      if (endpoint.method === "GET") return call(target, path, { headers });
      const init = json(spoiledBody);
      return call(target, path, {
        ...init,
        method: endpoint.method,
        headers: { ...(init.headers as Record<string, string>), ...headers },
      });
    },
  ],
  [
    "guesses of passwords",
    6,
    (target) => {
      const known = Math.random() < 0.3 ? pick(target.accounts).phoneNumber : String(randomInt(6e9, 1e10));
      return call(target, "/api/auth/login", json({ phoneNumber: known, password: "guess guess" }));
    },
  ],
  ["sign-ins", 1, (target) => call(target, "/api/auth/login", json(pick(target.accounts)))],
  [
    "forged sessions, keys and devices",
    10,
    (target) => {
      const token = randomBytes(32).toString("base64url");
      const headers: Record<string, string> =
        Math.random() < 0.5
          ? { cookie: `session=${token}; device=${token}; challenge=${token}.${token}` }
          : { authorization: `Bearer tw_${token}` };
      return call(target, "/api/session/list", { headers });
    },
  ],
  [
    "broken bodies",
    10,
    (target) =>
      call(
        target,
        "/api/auth/login",
        json(pick(["{", `${"[".repeat(5000)}`, `{"a":${"9".repeat(5000)}}`, '{"__proto__":{"x":1}}', ""])),
      ),
  ],
  [
    "large bodies",
    1,
    (target) => {
      const endpoint = pick(large);
      const path = urlOf(endpoint, {
        params: { itemId: "i".repeat(22), id: randomUUID() },
        query: endpoint.bytes === true ? { vault: randomUUID() } : {},
      });
      const type = endpoint.bytes === true ? "application/octet-stream" : "application/json";
      return call(target, path, {
        method: endpoint.method,
        body: pick(worstBodies(endpoint)),
        headers: { "content-type": type, cookie: pick(target.cookies) },
      });
    },
  ],
  [
    "bodies that are cut off",
    6,
    (target) =>
      raw(
        target,
        `${head("/api/auth/login", ["content-type: application/json", "content-length: 60000"])}{"a":`,
        300,
      ),
  ],
  [
    "broken requests",
    4,
    (target) => raw(target, `GET ${randomBytes(200).toString("latin1")} HTTP/9\r\n\r\n`, 50),
  ],
  [
    "many headers",
    4,
    (target) =>
      raw(
        target,
        head(
          "/api/auth/me",
          Array.from({ length: 200 }, (_, n) => `x-${n}: ${randomUUID()}`),
        ),
        100,
      ),
  ],
  [
    "event streams",
    4,
    (target) => raw(target, head("/api/events", []).replace("POST", "GET"), randomInt(100, 5000)),
  ],
];

/** KINDS: a pattern of the kinds to send; absent: all. */
const chosenKinds = kinds.filter(([name]) => new RegExp(process.env["KINDS"] ?? "").test(name));
const total = chosenKinds.reduce((sum, [, weight]) => sum + weight, 0);

export async function hostileCall(target: Target): Promise<{ name: string; status: number }> {
  let left = Math.random() * total;
  const [name, , run] =
    chosenKinds.find(([, weight]) => (left -= weight) < 0) ?? (chosenKinds[0] as (typeof kinds)[number]);
  return { name, status: await run(target) };
}

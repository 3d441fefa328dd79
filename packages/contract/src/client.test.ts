import { describe, expect, expectTypeOf, test } from "vitest";
import { createClient } from "./client.ts";
import { contract } from "./contract.ts";

const account = "0a0f0d5e-6f3d-4f0e-9a55-0d4d3a1d9c11";

function clientThatGets(reply: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createClient(
    {
      baseUrl: "https://api.example",
      fetch: async (url, init) => {
        requests.push({ url, init });
        return reply();
      },
    },
    contract,
  );
  return { client, requests };
}
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe("the client", () => {
  test("sends what the contract says and parses the reply", async () => {
    const data = { id: account, phoneNumber: "9000000001", changedPassword: true };
    const { client, requests } = clientThatGets(() =>
      json(200, { status: "success", message: "hello", data }),
    );
    const result = await client.auth.login({ body: { phoneNumber: "9000000001", password: "secret word" } });
    expect(result).toEqual({ ok: true, status: 200, data: { status: "success", message: "hello", data } });
    expect(requests[0]).toMatchObject({
      url: "https://api.example/api/auth/login",
      init: { method: "POST", credentials: "include" },
    });
    if (result.ok) expectTypeOf(result.data.data.changedPassword).toEqualTypeOf<boolean>();
  });

  test("fills path parameters and query", async () => {
    const { client, requests } = clientThatGets(() => json(200, {}));
    await client.statistics.notifyList({ params: { userId: account }, query: { page: 2, days: 7 } });
    expect(requests[0]?.url).toBe(`https://api.example/api/auth/notify/${account}?page=2&days=7`);
  });

  test("a phone number of a path or a query is sent by a header, in no address", async () => {
    const { client, requests } = clientThatGets(() => json(200, {}));
    await client.prime.teams({ params: { matchId: "t20-1", phone: "9000000001" } });
    await client.audit.list({ query: { phoneNumber: "9000000001", size: 8 } });
    expect(requests.map(({ url }) => url)).toEqual([
      "https://api.example/api/primeteam/getdata/t20-1/-",
      "https://api.example/api/admin/audit?phoneNumber=-&size=8",
    ]);
    for (const { init } of requests) expect(init.headers).toMatchObject({ "x-phone-number": "9000000001" });
  });

  test("a refusal of the business is a value with the server's message", async () => {
    const { client } = clientThatGets(() =>
      json(201, { status: "fail", message: "Login Limit Reached!", code: "login_limit_reached" }),
    );
    expect(await client.auth.login({ body: { phoneNumber: "9000000001", password: "x" } })).toEqual({
      ok: false,
      status: 201,
      message: "Login Limit Reached!",
      code: "login_limit_reached",
    });
  });

  test("a 400 names its field and a 429 says how long to wait", async () => {
    const bad = clientThatGets(() =>
      json(400, { status: "fail", message: "m", code: "invalid_input", field: "f" }),
    );
    expect(await bad.client.bootstrap()).toMatchObject({ ok: false, status: 400, field: "f" });
    const many = clientThatGets(() =>
      json(429, { status: "fail", message: "m", code: "too_many_requests" }, { "retry-after": "30" }),
    );
    expect(await many.client.bootstrap()).toMatchObject({ ok: false, status: 429, retryAfter: 30 });
  });

  test("network failure, broken JSON and foreign replies never throw", async () => {
    const down = clientThatGets(() => Promise.reject(new TypeError("fetch failed")));
    expect(await down.client.bootstrap()).toMatchObject({ ok: false, status: 0, code: "network" });
    const html = clientThatGets(() => new Response("<html>", { status: 502 }));
    expect(await html.client.bootstrap()).toMatchObject({ ok: false, status: 502, code: "bad_reply" });
    const foreign = clientThatGets(() => json(200, { hello: "world" }));
    expect(await foreign.client.bootstrap()).toMatchObject({ ok: false, status: 200, code: "bad_reply" });
  });

  test("a creating call carries its idempotency key", async () => {
    const { client, requests } = clientThatGets(() => json(200, {}));
    await client.accounts.registerPrime({ body: { phoneNumber: "9000000001" }, idempotencyKey: "one-click" });
    expect(requests[0]?.init.headers).toMatchObject({ "idempotency-key": "one-click" });
  });
});

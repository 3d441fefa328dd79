import type { AddressInfo } from "node:net";
import { partnerKeyOf } from "../apps.ts";
import { buildServer } from "../server.ts";
import { sampleMatches } from "./sample-matches.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A running sandbox on a free port, with the HTTP calls of a partner. */
export interface Partner {
  readonly url: string;
  /** Any request; the path begins with `/`. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** A call of the protocol to one app, with the partner's key. */
  call(app: string, method: string, path: string, more?: CallSettings): Promise<Reply>;
  /** Links a number and returns the session's token. */
  link(app: string, mobile: string): Promise<string>;
  page(path: string): Promise<string>;
  close(): Promise<void>;
}

interface CallSettings {
  readonly body?: unknown;
  readonly token?: string;
  readonly key?: string;
}

export async function startPartner(folder: string | null = null): Promise<Partner> {
  const server = buildServer({ folder });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  const send: Partner["send"] = async (method, path, body, headers = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
  };
  const call: Partner["call"] = (app, method, path, { body, token, key } = {}) =>
    send(method, `/${app}/v1${path}`, body, {
      "x-partner-key": partnerKeyOf(app),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    });
  const codeFor = async (app: string, mobile: string): Promise<string> => {
    const { body } = await send("GET", `/control/codes?mobile=${mobile}`);
    const codes = body["codes"] as { app: string; code: string }[];
    return codes.findLast((one) => one.app === app)?.code ?? "";
  };

  await send("POST", "/control/matches", { matches: sampleMatches() });
  return {
    url,
    send,
    call,
    link: async (app, mobile) => {
      const askedReply = await call(app, "POST", "/codes", { body: { mobile_number: mobile } });
      const { expires_at: _, ...fields } = askedReply.body;
      const code = await codeFor(app, mobile);
      const reply = await call(app, "POST", "/sessions", {
        body: { mobile_number: mobile, code, ...fields },
      });
      return String(reply.body["token"]);
    },
    page: async (path) => (await fetch(url + path)).text(),
    close: () => server.close(),
  };
}

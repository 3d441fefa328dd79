import { allEndpoints, contract, createClient, refusalsOf } from "@teamwright/contract";
import type { Client, Contract } from "@teamwright/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  json(): Record<string, unknown>;
}

/** A browser as the server sees it: stores cookies, sends its origin. */
export interface Visitor {
  /** The contract's typed client. */
  readonly call: Client<Contract>;
  /** Any request, well-formed or not. */
  send(
    method: string,
    url: string,
    options?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<RawReply>;
  readonly cookies: Map<string, string>;
}

const HOST = "localhost";

function payloadOf(body: unknown): string | Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** The router finds no call where a part of the path is longer. */
const MAX_PART_LENGTH = 200;

/** Throws where a refusal has a code that the description of the call does not name. */
function checkRefusal(method: string, url: string, { statusCode, payload, headers }: LightMyRequestResponse) {
  if (statusCode === 200 || payload === "" || !String(headers["content-type"]).includes("json")) return;
  const { code } = JSON.parse(payload) as { readonly code: string };
  if (url.split("/").some((part) => part.length > MAX_PART_LENGTH)) return;
  const path = url.split("?")[0] ?? "";
  const endpoint = allEndpoints.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  const names: readonly string[] = endpoint === undefined ? [code] : refusalsOf(endpoint);
  if (!names.includes(code))
    throw new Error(`${endpoint?.name} is refused with ${code}, which it does not name`);
}

export function createVisitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();

  const send: Visitor["send"] = async (method, url, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const { body } = options;
    const reply = await app.inject({
      method: method as "GET",
      url,
      headers: {
        host: HOST,
        origin: `http://${HOST}`,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { payload: payloadOf(body) }),
    });
    checkRefusal(method, url, reply);
    for (const { name, value, maxAge } of reply.cookies)
      if (value === "" || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.payload,
      json: () => reply.json(),
    };
  };

  const call = createClient(
    {
      baseUrl: "",
      fetch: async (url, init) => {
        const reply = await send(init.method ?? "GET", url, {
          headers: init.headers as Record<string, string>,
          ...(init.body === undefined ? {} : { body: init.body }),
        });
        return new Response(reply.text, {
          status: reply.status,
          headers: Object.entries(reply.headers).map(
            ([name, value]) => [name, String(value)] as [string, string],
          ),
        });
      },
    },
    contract,
  );
  return { call, send, cookies };
}

export interface TestCall {
  /** Without it GET, and POST with a body. */
  readonly method?: string;
  readonly body?: object;
  /** Of a session; without it a visitor calls. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of a server in another process, as a browser sends it. Rejects when there is no reply. */
export async function callServer(
  url: string,
  path: string,
  { method, body, token, headers }: TestCall = {},
): Promise<{ readonly status: number; readonly reply: Record<string, unknown> }> {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "content-type": "application/json",
      origin: url,
      ...(token === undefined ? {} : { cookie: `session=${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
}

const PUSH_KEY = "a push key for tests only";

/** Settings of a server to which `pushMatches` may push. */
export const pushSettings = { PUSH_KEY };

export async function pushMatches(url: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${PUSH_KEY}` };
  const { status, reply } = await callServer(url, "/api/feed/push", { body, headers });
  if (status !== 200) throw new Error(JSON.stringify(reply));
}

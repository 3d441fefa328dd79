import { createDecipheriv } from "node:crypto";

interface Envelope {
  readonly v: number;
  readonly kid: string;
  readonly iv: string;
  readonly ct: string;
}

/** Decrypts an AES-256-GCM envelope in the format of DECISIONS section 2, with Node's cipher only. */
export function openEnvelope<Payload>({ iv, ct }: Envelope, key: string): Payload {
  const bytes = Buffer.from(ct, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64url"), Buffer.from(iv, "base64url"));
  cipher.setAuthTag(bytes.subarray(bytes.length - 16));
  const text = Buffer.concat([cipher.update(bytes.subarray(0, bytes.length - 16)), cipher.final()]);
  return JSON.parse(text.toString("utf8")) as Payload;
}

interface Reply<Data> {
  readonly status: number;
  readonly body: Data;
}

/** A signed-in caller of the API with its own cookies, for tests that check the server beside the browser. */
export class ApiCaller {
  readonly url: string;
  private cookies = "";

  constructor(url: string) {
    this.url = url;
  }

  async call<Data>(method: string, path: string, body?: unknown): Promise<Reply<Data>> {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        origin: this.url,
        ...(this.cookies === "" ? {} : { cookie: this.cookies }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = reply.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    if (set.length > 0) this.cookies = set.join("; ");
    return { status: reply.status, body: (await reply.json()) as Data };
  }

  async signIn(phoneNumber: string, password: string): Promise<string> {
    const { status, body } = await this.call<{ data: { id: string } }>("POST", "/api/auth/login", {
      phoneNumber,
      password,
    });
    if (status !== 200) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
    return body.data.id;
  }

  async payloadKey(): Promise<string> {
    const { body } = await this.call<{ data: { payload_key: string } }>("GET", "/api/bootstrap");
    return body.data.payload_key;
  }

  async matches<Match>(sport: string): Promise<Match[]> {
    const key = await this.payloadKey();
    const { body } = await this.call<{ data: Envelope[] }>("GET", `/api/fantasy/matches/${sport}`);
    return body.data.map((envelope) => openEnvelope<Match>(envelope, key));
  }

  async match<Match>(id: string): Promise<Match> {
    const key = await this.payloadKey();
    const { body } = await this.call<{ data: Envelope }>("GET", `/api/fantasy/match/${id}`);
    return openEnvelope<Match>(body.data, key);
  }
}

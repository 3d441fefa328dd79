import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  /** Decrypted as the browser does it. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** `retryAfter` in seconds. `dropped`: the connection ends without a reply, before or after the message arrives. */
export type ServiceReply =
  { readonly status: number; readonly retryAfter?: number } | { readonly dropped: "before" | "after" };

/** A browser that is subscribed at the test's push service. */
export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
    readonly language: "en" | "hi" | "te";
  };
  readonly received: ReceivedPush[];
  /** The next replies, in order; then 201 again. */
  readonly replies: ServiceReply[];
}

/** A push service of browsers on this machine: it keeps what it gets. */
export async function startPushService() {
  const browsers = new Map<string, { readonly browser: TestBrowser; decrypt(body: Buffer): string }>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const browser = browsers.get(request.url ?? "");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!browser) return void response.writeHead(404).end();
    const reply = browser.browser.replies.shift() ?? { status: 201 };
    if ("dropped" in reply && reply.dropped === "before") return void response.destroy();
    if ("status" in reply && reply.status >= 300) {
      const wait = reply.retryAfter === undefined ? {} : { "retry-after": String(reply.retryAfter) };
      return void response.writeHead(reply.status, wait).end("no JSON");
    }
    const payload = JSON.parse(browser.decrypt(Buffer.concat(chunks))) as ReceivedPush["payload"];
    browser.browser.received.push({ headers: request.headers, payload, at: Date.now() });
    if ("dropped" in reply) return void response.destroy();
    response.writeHead(201, { location: "/message/1" }).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe: (language: TestBrowser["subscription"]["language"] = "en"): TestBrowser => {
      const curve = createECDH("prime256v1");
      const publicKey = curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString("base64url")}`;
      const browser: TestBrowser = {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
          language,
        },
        received: [],
        replies: [],
      };
      const keys = { auth, publicKey, secret: (key: Buffer) => curve.computeSecret(key) };
      browsers.set(path, { browser, decrypt: (body) => decrypt(body, keys) });
      return browser;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

interface BrowserKeys {
  readonly auth: Buffer;
  readonly publicKey: Buffer;
  secret(serverKey: Buffer): Buffer;
}

/** RFC 8291 and RFC 8188 by Node's own functions, not by the library that encrypts. */
function decrypt(body: Buffer, { auth, publicKey, secret }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const sealedBody = body.subarray(21 + keyLength);
  const derive = (key: Buffer, saltOf: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", key, saltOf, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
  const key = derive(secret(serverKey), auth, info, 32);
  const cipher = createDecipheriv(
    "aes-128-gcm",
    derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(key, salt, "Content-Encoding: nonce\0", 12),
  );
  cipher.setAuthTag(sealedBody.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealedBody.subarray(0, -16)), cipher.final()]);
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}

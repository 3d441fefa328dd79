import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface ReceivedCall {
  readonly id: string;
  readonly timestamp: number;
  readonly signatures: readonly string[];
  readonly body: string;
}

/** A receiver of webhooks on this machine: it keeps what it gets. */
export async function startReceiver() {
  const received: ReceivedCall[] = [];
  /** The next replies, in order; then 204 again. "hang": none, the connection stays open. */
  const replies: (number | "hang" | { readonly status: number; readonly location: string })[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const header = (name: string) => String(request.headers[name] ?? "");
      received.push({
        id: header("webhook-id"),
        timestamp: Number(header("webhook-timestamp")),
        signatures: header("webhook-signature").split(" "),
        body,
      });
      const reply = replies.shift() ?? 204;
      if (reply === "hang") return;
      const { status, ...headers } = typeof reply === "number" ? { status: reply } : reply;
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    replies,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** Standard Webhooks 1.0, as a receiver checks it: written here again, so that it does not agree by itself. */
export function isSigned({ id, timestamp, signatures, body }: ReceivedCall, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.some((signature) => {
    const [version, value = ""] = signature.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

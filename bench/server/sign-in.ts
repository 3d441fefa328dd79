import type { Running } from "./processes.ts";

/** Signs in to a demo server, which prints a line per account: purpose, phone number, password. */
export async function signInAs(server: Running, what: RegExp): Promise<{ cookie: string; id: string }> {
  const line = server.said.split("\n").find((text) => what.test(text) && /\d{10}/.test(text)) ?? "";
  const [, phoneNumber, password = ""] = /(\d{10})\s+(.+)$/.exec(line) ?? [];
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ phoneNumber, password: password.trim() }),
  });
  const reply = (await response.json()) as { message: string; data?: { id: string } };
  if (!reply.data) throw new Error(`signing in as "${line.trim()}": ${reply.message}`);
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  return { cookie, id: reply.data.id };
}

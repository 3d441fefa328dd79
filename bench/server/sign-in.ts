import type { Running } from "./processes.ts";

interface DemoAccount {
  readonly purpose: string;
  readonly phoneNumber: string;
  readonly password: string;
}

/** The accounts of a demo server, which prints a line per account: purpose, phone number, password. */
export const demoAccounts = ({ said }: Running): DemoAccount[] =>
  said.split("\n").flatMap((line) => {
    const [, purpose = "", phoneNumber = "", password = ""] = /^(.*?)(\d{10})\s+(.+)$/.exec(line) ?? [];
    return phoneNumber === "" ? [] : [{ purpose, phoneNumber, password: password.trim() }];
  });

/** Signs in to a demo server. */
export async function signInAs(server: Running, names: RegExp): Promise<{ cookie: string; id: string }> {
  const account = demoAccounts(server).find(({ purpose }) => names.test(purpose));
  if (!account) throw new Error(`the demo has no account ${names}`);
  const { purpose, phoneNumber, password } = account;
  const response = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url },
    body: JSON.stringify({ phoneNumber, password }),
  });
  const reply = (await response.json()) as { message: string; data?: { id: string } };
  if (!reply.data) throw new Error(`signing in as "${purpose.trim()}": ${reply.message}`);
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  return { cookie, id: reply.data.id };
}

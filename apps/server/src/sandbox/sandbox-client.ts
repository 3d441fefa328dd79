import { z } from "zod";
import type { ProviderConnection } from "#providers/port.ts";

const apps = z.object({
  apps: z.array(z.object({ slug: z.string(), path: z.string(), partner_key: z.string() })),
});
const matches = z.object({
  matches: z.array(
    z.object({
      app: z.string(),
      key: z.string(),
      id: z.string(),
      players: z.array(
        z.object({ id: z.string(), name: z.string(), side: z.enum(["left", "right"]), role: z.string() }),
      ),
    }),
  ),
});
export type SandboxMatch = z.infer<typeof matches>["matches"][number];

/** A match in the sandbox's input format. */
export interface SandboxMatchInput {
  readonly key: string;
  readonly sport: string;
  readonly start_time: string;
  readonly series_name: string;
  readonly left: SandboxSideInput;
  readonly right: SandboxSideInput;
  readonly apps: readonly string[];
}
interface SandboxSideInput {
  readonly name: string;
  readonly short_name: string;
  readonly players: readonly { readonly name: string; readonly role: string; readonly credits: number }[];
}

const codes = z.object({ codes: z.array(z.object({ app: z.string(), code: z.string() })) });

const LIMIT = 10_000;

async function call(url: string, path: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(url + path, {
    signal: AbortSignal.timeout(LIMIT),
    ...(body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status} to ${path}.`);
  return reply.json();
}

/** The address of each app of the sandbox and its key. */
export async function sandboxConnections(url: string): Promise<Record<string, ProviderConnection>> {
  const listedApps = apps.parse(await call(url, "/control/apps"));
  return Object.fromEntries(
    listedApps.apps.map(({ slug, path, partner_key }) => [
      slug,
      { baseUrl: `${url}${path}/v1`, key: partner_key },
    ]),
  );
}

/** Adds matches; the sandbox returns its own ids and names for them. */
export async function handMatchesOver(
  url: string,
  matchInputs: readonly SandboxMatchInput[],
): Promise<SandboxMatch[]> {
  await call(url, "/control/matches", { matches: matchInputs });
  const keys = new Set(matchInputs.map(({ key }) => key));
  return matches.parse(await call(url, "/control/matches")).matches.filter(({ key }) => keys.has(key));
}

/** The newest code that the app sent to the number; empty when there is none. */
export async function newestCode(url: string, app: string, mobile: string): Promise<string> {
  const sent = codes.parse(await call(url, `/control/codes?mobile=${mobile}`)).codes;
  return sent.findLast((one) => one.app === app)?.code ?? "";
}

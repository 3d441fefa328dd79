import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProviderConnection } from "#providers/port.ts";
import { handMatchesOver, newestCode, sandboxConnections } from "#sandbox/sandbox-client.ts";
import type { SandboxMatch, SandboxMatchInput } from "#sandbox/sandbox-client.ts";
import { startSandbox } from "#sandbox/sandbox-process.ts";

interface SandboxFault {
  readonly kind: string;
  readonly app?: string;
  readonly operation?: string;
  readonly after?: number;
  readonly times?: number;
  readonly milliseconds?: number;
  readonly retry_after?: number;
}

export interface SandboxTeam {
  readonly id: string;
  readonly players: readonly string[];
  readonly captain: string;
  readonly viceCaptain: string;
  readonly edits: number;
}

/** The real sandbox in a separate process, with the helpers that tests need. */
export interface TestSandbox {
  readonly url: string;
  readonly connections: Readonly<Record<string, ProviderConnection>>;
  handOver(matches: readonly SandboxMatchInput[]): Promise<SandboxMatch[]>;
  /** The newest code that the app sent to the number. */
  codeFor(app: string, mobile: string): Promise<string>;
  fault(fault: SandboxFault): Promise<void>;
  faultsOff(): Promise<void>;
  reset(): Promise<void>;
  /** Deletes all teams; accounts stay. */
  forgetTeams(): Promise<void>;
  clock(change: object): Promise<void>;
  teams(app: string, mobile: string): Promise<SandboxTeam[]>;
  /** Matches of the vendors of match data, by `apps/sandbox/src/vendors/vendor-match.ts`. */
  vendorMatches(matches: readonly object[]): Promise<void>;
  forgetVendorMatches(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestSandbox(): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-sandbox-"));
  const { url, close } = await startSandbox(folder);
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(url + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`the sandbox answered ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  return {
    url,
    connections: await sandboxConnections(url),
    handOver: (matches) => handMatchesOver(url, matches),
    codeFor: (app, mobile) => newestCode(url, app, mobile),
    fault: async (fault) => void (await send("POST", "/control/faults", fault)),
    faultsOff: async () => void (await send("DELETE", "/control/faults")),
    reset: async () => void (await send("POST", "/control/reset", {})),
    forgetTeams: async () => void (await send("DELETE", "/control/teams")),
    clock: async (change) => void (await send("PUT", "/control/clock", change)),
    teams: async (app, mobile) => {
      const { teams } = (await send("GET", `/control/teams?app=${app}&mobile=${mobile}`)) as {
        teams: SandboxTeam[];
      };
      return teams;
    },
    vendorMatches: async (matches) => void (await send("POST", "/control/vendors/matches", { matches })),
    forgetVendorMatches: async () => void (await send("DELETE", "/control/vendors/matches")),
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { failureKindOf } from "@teamwright/transfer";
import type { AppCallResult, TransferPort, TransferRecord, TransferStep } from "@teamwright/transfer";
import type { SignedInVisitor } from "#testing/accounts.ts";
import type { TestSandbox } from "#testing/sandbox.ts";

export class Killed extends Error {}

interface TransferDevice {
  readonly port: TransferPort;
  /** The last record that the device stored. */
  stored(): TransferRecord | null;
  readonly sends: () => number;
}

interface DeviceSettings {
  readonly app: string;
  readonly matchId: string;
  readonly authToken: () => string;
  /** The tab is killed at the first save after this many sends; absent: never. */
  readonly killAfterSends?: number;
}

type AppReply =
  | { readonly ok: true; readonly data: object }
  | { readonly ok: false; readonly code: string; readonly message: string };

/**
 * A device whose calls go through the real server to the sandbox. Its clock moves only while it waits, and moves the
 * sandbox's too.
 */
export function transferDevice(
  visitor: SignedInVisitor,
  sandbox: TestSandbox,
  { app, matchId, authToken, killAfterSends = Infinity }: DeviceSettings,
): TransferDevice {
  let storedRecord: TransferRecord | null = null;
  let sends = 0;
  let time = 0;
  const send = async <Value>(path: string, body: object, key?: string): Promise<AppCallResult<Value>> => {
    const reply = await visitor.send("POST", path, {
      body: { fantasyApp: app, authToken: authToken(), matchId, ...body },
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });
    if (reply.status === 200) return { ok: true, value: reply.json() as Value };
    const { code, message } = reply.json() as Extract<AppReply, { ok: false }>;
    const retryAfter = Number(reply.headers["retry-after"] ?? 0) * 1000;
    return { ok: false, error: { kind: failureKindOf(code), code, message, retryAfter } };
  };
  const port: TransferPort = {
    listTeams: async () => {
      const list = await send<{
        limit: number;
        teams_list: { team_id: string; captain: string; vice_captain: string; player_list: string[] }[];
      }>("/api/fantasy/list-of-teams", {});
      if (!list.ok) return list;
      const teams = list.value.teams_list.map((team) => ({
        id: team.team_id,
        players: team.player_list,
        captain: team.captain,
        viceCaptain: team.vice_captain,
      }));
      return { ok: true, value: { teams, limit: list.value.limit } };
    },
    send: async (step: TransferStep, key) => {
      sends += 1;
      const { players, captain, viceCaptain: vice_captain } = step.team;
      const body = { players, captain, vice_captain };
      const sendReply = await (step.kind === "add"
        ? send<{ data: { team_id: string } }>("/api/fantasy/add-team", body, key)
        : send<{ data: { team_id: string } }>("/api/fantasy/edit-team", { ...body, id: step.held.id }, key));
      return sendReply.ok ? { ok: true, value: { teamId: sendReply.value.data.team_id } } : sendReply;
    },
    now: () => time,
    wait: async (milliseconds) => {
      time += milliseconds;
      await sandbox.clock({ advance_seconds: milliseconds / 1000 });
    },
    save: async (record) => {
      if (sends >= killAfterSends) throw new Killed();
      storedRecord = record;
    },
  };
  return { port, stored: () => storedRecord, sends: () => sends };
}

import { fantasyApps } from "@teamwright/contract/resources/fantasy-apps";
import type { CallResult as ApiResult } from "@teamwright/contract";
import { failureKindOf } from "@teamwright/transfer";
import type { AppCallResult, HeldTeam, TransferStep } from "@teamwright/transfer";
import { apiOf } from "../api/client.ts";
import { dropLink, linkOf } from "./linked-apps.ts";

const api = apiOf({ fantasyApps });

/** The teams that the app holds for a match, and its deadline. */
export interface AppTeams {
  readonly teams: readonly HeldTeam[];
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

export const SESSION_EXPIRED = "app_session_expired";
/** No call got through. */
export const NETWORK = "network";
/** The deadline has passed by the app's clock. */
export const MATCH_LOCKED = "app_match_locked";

const SECOND = 1000;

/** The result of a call for the runner. A session that ended is deleted on this device. */
function resultOf<Data, Value>(
  slug: string,
  result: ApiResult<Data>,
  valueOf: (data: Data) => Value,
): AppCallResult<Value> {
  if (result.ok) return { ok: true, value: valueOf(result.data) };
  const { code, message, retryAfter } = result;
  if (code === SESSION_EXPIRED) dropLink(slug);
  return {
    ok: false,
    error: {
      kind: failureKindOf(code),
      code,
      message,
      ...(retryAfter === undefined ? {} : { retryAfter: retryAfter * SECOND }),
    },
  };
}

/** No longer linked: unlinked in another tab, or the session ended. */
const notLinked = {
  ok: false,
  error: { kind: "over", code: SESSION_EXPIRED, message: "" },
} as const;

export async function listAppTeams(slug: string, matchId: string): Promise<AppCallResult<AppTeams>> {
  const link = linkOf(slug);
  if (link === undefined) return notLinked;
  const result = await api.fantasyApps.listTeams({
    body: { fantasyApp: slug, authToken: link.authToken, matchId },
  });
  return resultOf(slug, result, ({ teams_list, limit, deadline }) => ({
    teams: teams_list.map((team) => ({
      id: team.team_id,
      players: team.player_list,
      captain: team.captain,
      viceCaptain: team.vice_captain,
    })),
    limit,
    deadline: Date.parse(deadline),
  }));
}

export async function sendTeam(
  slug: string,
  matchId: string,
  step: TransferStep,
  idempotencyKey: string,
): Promise<AppCallResult<{ readonly teamId: string }>> {
  const link = linkOf(slug);
  if (link === undefined) return notLinked;
  const { players, captain, viceCaptain } = step.team;
  const body = {
    fantasyApp: slug,
    authToken: link.authToken,
    matchId,
    players: [...players],
    captain,
    vice_captain: viceCaptain,
  };
  const result =
    step.kind === "add"
      ? await api.fantasyApps.addTeam({ body, idempotencyKey })
      : await api.fantasyApps.editTeam({ body: { ...body, id: step.held.id }, idempotencyKey });
  return resultOf(slug, result, ({ data }) => ({ teamId: data.team_id }));
}

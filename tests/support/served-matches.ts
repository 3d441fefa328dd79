import type { APIRequestContext } from "@playwright/test";
import { openEnvelope } from "./payload.ts";

export interface ServedMatch {
  readonly id: string;
  readonly series_name: string;
  readonly left_team_name: string;
  readonly right_team_name: string;
  readonly left_team_image: string;
  readonly automatic: boolean;
  readonly lineup_out: boolean;
  readonly fantasy_list: readonly string[];
}

/** The matches of a sport as the server lists them, and the text of its reply. */
export async function servedMatches(
  request: APIRequestContext,
  sport: string,
): Promise<{ readonly text: string; readonly list: readonly ServedMatch[] }> {
  const text = await (await request.get(`/api/fantasy/matches/${sport}`)).text();
  const bootstrap = (await (await request.get("/api/bootstrap")).json()) as {
    data: { payload_key: string };
  };
  const { data } = JSON.parse(text) as { data: Parameters<typeof openEnvelope>[0][] };
  return {
    text,
    list: data.map((envelope) => openEnvelope<ServedMatch>(envelope, bootstrap.data.payload_key)),
  };
}

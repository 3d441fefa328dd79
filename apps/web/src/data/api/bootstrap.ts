import { bootstrap } from "@teamwright/contract/resources/bootstrap";
import type { FantasyApp, ReplyOf } from "@teamwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { HOUR } from "@teamwright/domain/durations";
import { cachedReply } from "./cached-reply.ts";
import { apiOf } from "./client.ts";
import { earlyCall } from "./early-calls.ts";
import { offsetOf, setClockOffset } from "#lib/server-clock.ts";
import { importPayloadKey } from "./payload.ts";
import { queryClient } from "./query-client.ts";

const api = apiOf({ bootstrap });

export type Bootstrap = ReplyOf<typeof bootstrap>["data"];

const ask = async (signal: AbortSignal) => {
  const early = earlyCall(bootstrap.path);
  const before = Date.now();
  const result = await api.bootstrap({ signal });
  if (result.ok) {
    const { sent, received } = (await early) ?? { sent: before, received: Date.now() };
    setClockOffset(offsetOf(Date.parse(result.data.data.server_time), sent, received));
  }
  return result;
};

export const bootstrapQuery = queryOptions({
  queryKey: ["bootstrap"],
  queryFn: ({ signal }) =>
    cachedReply({
      key: "bootstrap",
      schema: bootstrap.reply.data,
      ask: () => ask(signal),
      valueOf: (data) => data.data,
    }),
  staleTime: HOUR,
});

const keys = new Map<string, Promise<CryptoKey>>();

/** The key with that id; refetches once when the server has changed its key meanwhile. */
export const payloadKey = async (kid: string): Promise<CryptoKey> => {
  let { value } = await queryClient.ensureQueryData(bootstrapQuery);
  if (value.kid !== kid) ({ value } = await queryClient.fetchQuery({ ...bootstrapQuery, staleTime: 0 }));
  const key = keys.get(value.payload_key) ?? importPayloadKey(value.payload_key);
  keys.set(value.payload_key, key);
  return key;
};

/** The registry of fantasy apps; empty until it is loaded. */
export const useFantasyApps = (): readonly FantasyApp[] =>
  useQuery(bootstrapQuery).data?.value.fantasy_apps ?? [];

export const useBootstrap = (): Bootstrap | null => useQuery(bootstrapQuery).data?.value ?? null;

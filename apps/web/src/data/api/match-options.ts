import type { ReplyOf } from "@teamwright/contract";
import { contract } from "@teamwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { cachedReply } from "./cached-reply.ts";
import { api } from "./client.ts";
import { useSession } from "./session.ts";

type ExpertLists = Omit<ReplyOf<typeof contract.expert.teamList>, "message">;
type PrimeLists = Omit<ReplyOf<typeof contract.primeTeam.teamList>, "message">;

const expertQuery = (phone: string) =>
  queryOptions({
    queryKey: ["match-options", "expert", phone],
    queryFn: ({ signal }) =>
      cachedReply<ExpertLists, ExpertLists>({
        key: "match-options/expert",
        schema: z.object(contract.expert.teamList.reply),
        ask: () => api.expert.teamList({ body: { phoneNumber: phone }, signal }),
        valueOf: (data) => data,
      }),
  });

const primeQuery = queryOptions({
  queryKey: ["match-options", "prime"],
  queryFn: ({ signal }) =>
    cachedReply<PrimeLists, PrimeLists>({
      key: "match-options/prime",
      schema: z.object(contract.primeTeam.teamList.reply),
      ask: () => api.primeTeam.teamList({ signal }),
      valueOf: (data) => data,
    }),
});

/** For which matches expert teams, predictions, videos, mapped, group and prime teams exist, and open bookings. */
export type MatchOptions = {
  readonly expertTeams: ReadonlySet<string>;
  readonly predictions: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
  readonly mapped: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly prime: ReadonlySet<string>;
  readonly bookings: ReadonlySet<string>;
};

const setOf = (ids: readonly string[] | undefined): ReadonlySet<string> => new Set(ids);

/** The lists of the signed-in account; all empty for a visitor and until they have come. */
export const useMatchOptions = (): MatchOptions => {
  const session = useSession();
  const enabled = session.state === "in";
  const expert = useQuery({ ...expertQuery(enabled ? session.status.phoneNumber : ""), enabled }).data?.value;
  const prime = useQuery({ ...primeQuery, enabled: enabled && session.status.prime_plan }).data?.value;
  return {
    expertTeams: setOf(expert?.expertTeamData),
    predictions: setOf(expert?.expertPredictionData),
    videos: setOf(expert?.expertVideoData),
    mapped: setOf(expert?.dream11MapperData),
    groups: setOf(expert?.groupIdList),
    prime: setOf(prime?.data),
    bookings: setOf(prime?.booking_data),
  };
};

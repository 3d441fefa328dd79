import { expertLists, primeLists } from "@teamwright/contract/resources/match-options";
import type { PlanStatus, ReplyOf } from "@teamwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { cachedReply } from "./cached-reply.ts";
import { apiOf } from "./client.ts";
import { useSession } from "./session.ts";

const api = apiOf({ expertLists, primeLists });

type ExpertLists = Omit<ReplyOf<typeof expertLists.teamList>, "message">;
type PrimeLists = Omit<ReplyOf<typeof primeLists.teamList>, "message">;

const expertQuery = (phone: string) =>
  queryOptions({
    queryKey: ["match-options", "expert", phone],
    queryFn: ({ signal }) =>
      cachedReply<ExpertLists, ExpertLists>({
        key: "match-options/expert",
        schema: z.object(expertLists.teamList.reply),
        ask: () => api.expertLists.teamList({ body: { phoneNumber: phone }, signal }),
        valueOf: (data) => data,
      }),
  });

const primeQuery = queryOptions({
  queryKey: ["match-options", "prime"],
  queryFn: ({ signal }) =>
    cachedReply<PrimeLists, PrimeLists>({
      key: "match-options/prime",
      schema: z.object(primeLists.teamList.reply),
      ask: () => api.primeLists.teamList({ signal }),
      valueOf: (data) => data,
    }),
});

/** The matches with expert teams, predictions, videos, mapped, group and prime teams, and the open bookings. */
export type MatchOptions = {
  readonly expertTeams: ReadonlySet<string>;
  readonly predictions: ReadonlySet<string>;
  readonly videos: ReadonlySet<string>;
  readonly mapped: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly prime: ReadonlySet<string>;
  readonly bookings: ReadonlySet<string>;
  /** Prime and group teams may go to every linked app; else to the main app only. */
  readonly allLines: boolean;
  /** The lists of a signed-in account are loaded, or cannot be. */
  readonly settled: boolean;
};

const setOf = (ids: readonly string[] | undefined): ReadonlySet<string> => new Set(ids);

/** Prime users book and read; who opens a booking sees which are open. */
const seesBookings = ({ prime_plan, open_booking, prime_admin }: PlanStatus): boolean =>
  prime_plan || open_booking || prime_admin;

/** The lists of the signed-in account; all empty for a visitor and until they are loaded. */
export const useMatchOptions = (): MatchOptions => {
  const session = useSession();
  const isEnabled = session.state === "in";
  const asksPrime = isEnabled && seesBookings(session.status);
  const expertReply = useQuery({
    ...expertQuery(isEnabled ? session.status.phoneNumber : ""),
    enabled: isEnabled,
  });
  const primeReply = useQuery({ ...primeQuery, enabled: asksPrime });
  const expert = expertReply.data?.value;
  const prime = primeReply.data?.value;
  return {
    expertTeams: setOf(expert?.expertTeamData),
    predictions: setOf(expert?.expertPredictionData),
    videos: setOf(expert?.expertVideoData),
    mapped: setOf(expert?.dream11MapperData),
    groups: setOf(expert?.groupIdList),
    prime: setOf(prime?.data),
    bookings: setOf(prime?.booking_data),
    allLines: expert?.transferLine === true,
    settled: isEnabled && !expertReply.isPending && !(asksPrime && primeReply.isPending),
  };
};

/** Whether prime and group teams may go to every linked app; else to the main app only. */
export const useAllLines = (): boolean => {
  const session = useSession();
  const isEnabled = session.state === "in";
  const lists = useQuery({ ...expertQuery(isEnabled ? session.status.phoneNumber : ""), enabled: isEnabled })
    .data?.value;
  return lists?.transferLine === true;
};

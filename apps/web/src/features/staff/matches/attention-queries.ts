import { matchAttention } from "@teamwright/contract/resources/match-attention";
import type { BodyOf, ReplyOf } from "@teamwright/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

const api = apiOf({ matchAttention });

export type Question = ReplyOf<typeof matchAttention.listAttention>["data"][number];
export type SourceAnswer = BodyOf<typeof matchAttention.answerAttention>["answer"];
export type PriorityReply = ReplyOf<typeof matchAttention.priority>["data"];

const PAGE_SIZE = 50;

export const attentionQuery = (page: number) =>
  queryOptions({
    queryKey: ["desk", "attention", page],
    queryFn: async ({ signal }) =>
      dataOf(await api.matchAttention.listAttention({ query: { page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const priorityQuery = queryOptions({
  queryKey: ["desk", "priority"],
  queryFn: async ({ signal }) => dataOf(await api.matchAttention.priority({ signal })),
  staleTime: 0,
});

/** The calls of the desk about what sources report. */
export const deskCalls = {
  answer: async (body: { readonly ids: string[]; readonly answer: SourceAnswer }) =>
    api.matchAttention.answerAttention({ body }),
  merge: async ({ id, into }: { readonly id: string; readonly into: string }) =>
    api.matchAttention.merge({ params: { id }, body: { into } }),
  mergePlayers: async ({
    id,
    ...body
  }: {
    readonly id: string;
    readonly from: number;
    readonly into: number;
  }) => api.matchAttention.mergePlayers({ params: { id }, body }),
  addPlayer: async ({ id, ...body }: { readonly id: string } & BodyOf<typeof matchAttention.addPlayer>) =>
    api.matchAttention.addPlayer({ params: { id }, body }),
  setPriority: async (body: BodyOf<typeof matchAttention.setPriority>) =>
    api.matchAttention.setPriority({ body }),
};

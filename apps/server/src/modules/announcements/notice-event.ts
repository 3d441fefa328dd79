import { noticeKinds } from "@teamwright/contract";
import { z } from "zod";

/** Who hears of an event. */
const audience = z.discriminatedUnion("of", [
  z.object({ of: z.enum(["saved", "stored", "untransferred"]) }),
  z.object({ of: z.literal("players"), players: z.array(z.object({ hash: z.string(), name: z.string() })) }),
  z.object({ of: z.literal("accounts"), ids: z.array(z.string()) }),
  z.object({ of: z.literal("followers"), expertId: z.string() }),
]);

/** Something that happened once. */
export const noticeEvent = z.object({
  kind: z.enum(noticeKinds),
  /** Unique among the events of the kind. */
  key: z.string(),
  /** Empty when it is about no match. */
  matchId: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  audience,
  /** The screen that it is about; null: the match, or its stored teams for an account that has some. */
  path: z.string().nullable(),
  /** After this time nothing is pushed any more. */
  expiresAt: z.iso.datetime(),
});
export type NoticeEvent = z.infer<typeof noticeEvent>;

/** The job of module `notices` that makes the notices of an event. */
export const fanOutKind = { name: "notices.fanOut", input: noticeEvent } as const;
/** The job of module `webhooks` for the same event: the two modules hear of it in one transaction. */
export const hookKind = { name: "webhooks.fanOut", input: noticeEvent } as const;

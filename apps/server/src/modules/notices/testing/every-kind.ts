import { noticeKinds } from "@teamwright/contract";
import type { NoticeKind } from "@teamwright/contract";

/** Everything that somebody may want to hear of. */
export const everyKind = Object.fromEntries(noticeKinds.map((kind) => [kind, true])) as Record<
  NoticeKind,
  true
>;

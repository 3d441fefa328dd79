import { webhookMessage } from "@teamwright/contract";
import type { WebhookEvent, WebhookMessage } from "@teamwright/contract";
import type { NoticeEvent } from "../announcements/public.ts";

const typeOf: Partial<Record<NoticeEvent["kind"], WebhookEvent>> = {
  lineups: "match.lineups",
  results: "match.results",
  expertPosts: "expert.posted",
  groupTeams: "group.posted",
};

/** The message about an event; null for one of which webhooks are not told. */
export function messageOf(event: NoticeEvent, now: Date): WebhookMessage | null {
  const type = typeOf[event.kind];
  if (type === undefined) return null;
  const { matchId, values, key, audience } = event;
  const data = { matchId, left: values["left"], right: values["right"] };
  const more = {
    "match.lineups": {},
    "match.results": {},
    "expert.posted": {
      postId: key,
      expertId: audience.of === "followers" ? audience.expertId : "",
      expert: values["expert"],
    },
    // The key of a group's event is group and match.
    "group.posted": { groupId: key.split("/", 1)[0], group: values["group"] },
  };
  return webhookMessage().parse({ type, timestamp: now.toISOString(), data: { ...data, ...more[type] } });
}

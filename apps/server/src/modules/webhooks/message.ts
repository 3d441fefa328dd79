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
  const { matchId, values, key, audience } = event;
  // A group's event is also that its teams were repaired or withdrawn.
  if (type === undefined || (values["change"] ?? "posted") !== "posted") return null;
  const data = { matchId, left: values["left"], right: values["right"] };
  const more = {
    "match.lineups": {},
    "match.results": {},
    "expert.posted": {
      postId: key,
      expertId: audience.of === "followers" ? audience.expertId : "",
      expert: values["expert"],
    },
    "group.posted": { groupId: values["groupId"], group: values["group"] },
  };
  return webhookMessage().parse({ type, timestamp: now.toISOString(), data: { ...data, ...more[type] } });
}

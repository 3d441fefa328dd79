import type { PrebuiltBody, Quick } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { reportsStamp } from "./report.repository.ts";

/** The cached payload that stands for the state of all reports: replies made from an older state are not found again. */
const STATE = "match-reports";

/** Replies computed from all reports, cached for each state of the reports and each `key`. */
export function cachedReply(
  deps: Deps,
  key: string,
  read: () => Promise<object>,
): Quick<PrebuiltBody | null> {
  const state = deps.payloads.get(STATE, async () => ({
    content: await reportsStamp(deps.database.db),
    reply: {},
  }));
  const replyIn = (cachedBody: PrebuiltBody | null) =>
    deps.payloads.get(
      `${STATE}:${cachedBody?.etag}:${key}`,
      async () => {
        const reply = { status: "success", message: "", ...(await read()) };
        return { content: JSON.stringify(reply), reply };
      },
      "lasting",
    );
  return state instanceof Promise ? state.then(replyIn) : replyIn(state);
}

/** Call it after the commit: every instance reads the reports again. */
export const forgetReplies = ({ bus }: Deps): void => bus.tell({ kind: "payload", key: STATE });

import { answering } from "#workers/answer.ts";
import { matchOnce } from "#workers/match-once.ts";
import type { OpenPort } from "../port.ts";

/** The real engine without a thread, one task per request: for tests. Messages are cloned as a worker's are. */
export const openDirectPort: OpenPort = ({ onReply }) => {
  let isStopped = false;
  const answer = answering();
  return {
    post: matchOnce((request) => {
      const data: unknown = structuredClone(request);
      setTimeout(() => {
        if (isStopped) return;
        answer(data, (reply, transfer) => onReply(structuredClone(reply, { transfer })));
      }, 0);
    }),
    stop: () => {
      isStopped = true;
    },
  };
};

import type { CallResult } from "@teamwright/contract";
import type { ZodMiniType } from "zod/mini";
import { isMissing } from "#lib/is-missing.ts";
import { ApiError, dataOf, isOutage } from "./client.ts";
import { findReply, keepReply } from "./reply-store.ts";

/** A value of the server with the time of its fetch, so that a screen can show its age. */
export type DatedValue<Value> = {
  readonly value: Value;
  /** Milliseconds. */
  readonly time: number;
};

type CachedReply<Data, Value> = {
  readonly key: string;
  /** Parses the stored value, which may come from an older release. */
  readonly schema: ZodMiniType<Value>;
  readonly ask: () => Promise<CallResult<Data>>;
  readonly valueOf: (data: Data) => Value | Promise<Value>;
  /** Called with the stored value while the server is being asked. */
  readonly onKept?: (kept: DatedValue<Value>) => void;
};

const findKept = async <Value>(
  key: string,
  schema: ZodMiniType<Value>,
): Promise<DatedValue<Value> | null> => {
  const reply = await findReply(key);
  const result = schema.safeParse(reply?.body);
  return reply && result.success ? { value: result.data, time: reply.time } : null;
};

/** The server's reply, stored on the device; the stored one when the server is unreachable. Throws `ApiError`. */
export const cachedReply = async <Data, Value>(
  call: CachedReply<Data, Value>,
): Promise<DatedValue<Value>> => {
  const keptReply = findKept(call.key, call.schema);
  if (call.onKept) {
    const { onKept } = call;
    void keptReply.then((found) => found && onKept(found));
  }
  try {
    const value = await call.valueOf(dataOf(await call.ask()));
    const time = Date.now();
    void keepReply({ key: call.key, time, body: value });
    return { value, time };
  } catch (error) {
    // The last reply of what is gone says so: without a network it is not shown again.
    if (isMissing(error)) void keepReply({ key: call.key, time: Date.now(), body: null });
    if (!isOutage(error)) throw error;
    const lastValue = await keptReply;
    if (lastValue) return lastValue;
    const lastReply = await findReply(call.key);
    throw lastReply?.body === null ? new ApiError("", 404, "not_found") : error;
  }
};

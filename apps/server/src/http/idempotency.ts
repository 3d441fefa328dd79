import { z } from "zod";
import type { Db } from "#db/database.ts";

/** A key of one caller for one endpoint. */
export interface IdempotentRequest {
  readonly accountId: string;
  readonly endpoint: string;
  readonly key: string;
}

export const keptReplySchema = z.object({ message: z.string(), fields: z.record(z.string(), z.unknown()) });
export type KeptReply = z.infer<typeof keptReplySchema>;

/** Stores the replies of creating calls, in the transaction of the call. */
export interface IdempotencyKeys {
  /**
   * Takes the key for this transaction. A second transaction with the same key waits until the first one ends; then it
   * gets the first one's reply, or the key itself when the first one was refused.
   */
  claim(
    db: Db,
    request: IdempotentRequest,
    requestHash: string,
  ): Promise<{ readonly requestHash: string; readonly reply: KeptReply } | null>;
  keep(db: Db, request: IdempotentRequest, reply: KeptReply): Promise<void>;
}

import type { SealedPayload } from "@teamwright/contract";
import type * as z from "zod/mini";
import { payloadKey } from "./bootstrap.ts";
import { openPayload } from "./payload.ts";

/** Decrypts an envelope of the server and parses its content. */
export const openSealed = async <Schema extends z.ZodMiniType>(
  sealedPayload: SealedPayload,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const key = await payloadKey(sealedPayload.kid);
  return schema.parse(await openPayload(key, sealedPayload));
};

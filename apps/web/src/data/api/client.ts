import type { CallResult, Client, ClientSettings, ReplySaid, Resources } from "@teamwright/contract";
import { createClient } from "@teamwright/contract/client";
import { hasText, t } from "#i18n/translate.ts";
import { noteReplyAge } from "#lib/reply-age.ts";
import { fetchFromBackend } from "./backend.ts";
import { noteReachable } from "./connection.ts";
import { ACCEPT } from "./early-calls.ts";
import { queryClient } from "./query-client.ts";

const NOT_SIGNED_IN = 401;

/**
 * The session ended while the application was open: refetching the plan status detects it, and the shell shows the
 * sign-in.
 */
const askWhoItIs = (): void => {
  // The plan status itself may have got this reply: a running request is not restarted.
  void queryClient.invalidateQueries({ queryKey: ["plan-status"] }, { cancelRefetch: false });
};

/**
 * The server's messages are English: in English its message is shown, otherwise the catalogue's text of the same key.
 */
const word = ({ message, messageKey, messageValues }: ReplySaid): string => {
  if (messageKey !== undefined && hasText(messageKey)) return t(messageKey, messageValues);
  return messageKey !== undefined && message === "" ? t("shell.somethingWentWrong") : message;
};

const settings: ClientSettings = {
  baseUrl: "",
  accept: ACCEPT,
  word,
  fetch: async (path, init) => {
    try {
      const response = await fetchFromBackend(path, init);
      noteReachable(true);
      if (response.ok) noteReplyAge(path, response.headers.get("age"));
      if (response.status === NOT_SIGNED_IN) askWhoItIs();
      return response;
    } catch (error) {
      if (!init.signal?.aborted) noteReachable(false);
      throw error;
    }
  },
};

/**
 * The typed calls of some of the contract's resources: `apiOf({ matches })`. Each is imported from its own file, so a
 * screen loads only those that it calls.
 */
export const apiOf = <const R extends Resources>(resources: R): Client<R> =>
  createClient(settings, resources);

/** A failed call as an exception, which is how TanStack Query expects failures. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(message: string, status: number, code: string) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
  }
}

/** The data of a successful call; throws an `ApiError` with the server's message otherwise. */
export const dataOf = <Data>(result: CallResult<Data>): Data => {
  if (result.ok) return result.data;
  throw new ApiError(result.message, result.status, result.code);
};

/** Whether the server was unreachable or failed, so that the stored value may be used. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

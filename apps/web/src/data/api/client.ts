import { createClient, type CallResult } from "@teamwright/contract";
import { fetchFromBackend } from "./backend.ts";
import { noteReachable } from "./connection.ts";
import { queryClient } from "./query-client.ts";

const NOT_SIGNED_IN = 401;

/** The session ended while the application was open: the plan status finds that out, and the shell asks to sign in. */
const askWhoItIs = (): void => {
  // It may be the plan status itself that was told so: what is under way is not begun anew.
  void queryClient.invalidateQueries({ queryKey: ["plan-status"] }, { cancelRefetch: false });
};

/** The typed calls of the contract. Features use the queries and actions beside this file, not this. */
export const api = createClient({
  baseUrl: "",
  fetch: async (path, init) => {
    try {
      const response = await fetchFromBackend(path, init);
      noteReachable(true);
      if (response.status === NOT_SIGNED_IN) askWhoItIs();
      return response;
    } catch (error) {
      if (!init.signal?.aborted) noteReachable(false);
      throw error;
    }
  },
});

/** A failed call as an exception, for TanStack Query, which knows failure only so. */
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

/** Whether the server could not be asked or was not itself: what is kept on the device may stand in. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);

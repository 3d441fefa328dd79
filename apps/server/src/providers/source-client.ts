import type { Around } from "./app-calls.ts";
import { checkAddress } from "./check-address.ts";
import { createHttpClient } from "./http-client.ts";
import type { SourceClient } from "./port.ts";

/** A day of football fixtures has some 1.5 MB. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Milliseconds. */
const WHOLE_CALL = 10_000;

interface SourceClientSettings {
  readonly callLimit?: number;
  readonly around?: Around;
}

/** The client for these addresses, by the names of their sources. Throws an Error for one that is not allowed. */
export function openSourceClient(
  addresses: readonly { readonly source: string; readonly url: string }[],
  { callLimit = WHOLE_CALL, around = (call) => call() }: SourceClientSettings = {},
): SourceClient {
  for (const { source, url } of addresses) checkAddress(source, url);
  const origins = new Set(addresses.map(({ url }) => new URL(url).origin));
  const client = createHttpClient((origin) => origins.has(origin), { mostBytes: MAX_BYTES });
  return {
    get: (url, headers, takesText = false) =>
      around(() =>
        client.call({ method: "GET", url, headers, takesText, signal: AbortSignal.timeout(callLimit) }),
      ),
    close: () => client.close(),
  };
}

import { readFileSync } from "node:fs";
import type { ConnectionOptions } from "node:tls";

/** The parts of a TLS connection that are files, by their names in the address of PostgreSQL. */
const FILES = [
  ["ca", "sslrootcert"],
  ["cert", "sslcert"],
  ["key", "sslkey"],
] as const;

/**
 * An address for the client, and its TLS: `rediss://host:6379?sslrootcert=FILE&sslcert=FILE&sslkey=FILE`. The client
 * library takes no certificate of its own from an address.
 */
export function redisAddress(address: string): {
  readonly url: string;
  readonly options: { readonly tls?: ConnectionOptions };
} {
  const url = new URL(address);
  if (url.protocol !== "rediss:") return { url: address, options: {} };
  const tls = Object.fromEntries(
    FILES.flatMap(([part, parameter]) => {
      const path = url.searchParams.get(parameter);
      url.searchParams.delete(parameter);
      return path === null ? [] : [[part, readFileSync(path)]];
    }),
  );
  // With its scheme the library would ignore what `options` say of TLS.
  return {
    url: url.href.replace("rediss:", "redis:"),
    options: { tls },
  };
}

import { lookup as resolve } from "node:dns";
import type { LookupAddress } from "node:dns";
import { BlockList, isIP } from "node:net";
import type { LookupFunction } from "node:net";

/** The code of the error with which a connection to a private address fails. */
export const ADDRESS_REFUSED = "EADDRESSREFUSED";

const ipv4 = new BlockList();
// Everything that is not of the internet (RFC 6890), multicast included.
for (const network of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24",
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4",
].flatMap((line) => line.split(" "))) {
  const [address = "", bits] = network.split("/");
  ipv4.addSubnet(address, Number(bits), "ipv4");
}
/** The internet is in 2000::/3; these are parts of it that lead elsewhere: tunnels, documentation, special purposes. */
const internet = new BlockList();
internet.addSubnet("2000::", 3, "ipv6");
const special = new BlockList();
for (const [address, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(address, bits, "ipv6");

/** Whether an IP address is one of the internet, and not of this machine, its network or a special purpose. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !ipv4.check(address, "ipv4");
  return kind === 6 && internet.check(address, "ipv6") && !special.check(address, "ipv6");
}

/** Names that no public name server knows (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid)$/;

/** Whether a host name can be one of the internet: not a local one, and not a single word. */
export function isPublicName(name: string): boolean {
  const bare = name.toLowerCase().replace(/\.$/, "");
  return bare.includes(".") && !LOCAL_NAME.test(bare);
}

type Resolve = (
  host: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a name for one connection, and refuses it when one of its addresses is private. The connection is made to
 * what was checked here, so a name that changes its address in between gains nothing.
 */
export const publicLookup =
  (resolveAll: Resolve = (host, options, callback) => resolve(host, options, callback)): LookupFunction =>
  (host, { all }, callback) => {
    resolveAll(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error ?? first === undefined) return callback(error ?? notFound(host), "", 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(Object.assign(new Error("a private address"), { code: ADDRESS_REFUSED }), "", 0);
      return all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

const notFound = (host: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${host} has no address`), { code: "ENOTFOUND" });

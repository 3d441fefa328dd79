import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The unit of limits per address: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const mappedAddress = MAPPED.exec(address)?.[1];
  if (mappedAddress !== undefined) return mappedAddress;
  if (!isIPv6(address)) return address;
  const [plain = ""] = address.split("%", 1);
  const [head = "", tail] = plain.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const after = tail === "" ? [] : tail.split(":");
    while (groups.length + after.length < 8) groups.push("0");
    groups.push(...after);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** A network without its last part, for records that must not name a subscriber. */
export const maskNetwork = (network: string): string =>
  network.includes(":") ? `${network.split(":").slice(0, 2).join(":")}:x` : network.replace(/\.\d+$/, ".x");

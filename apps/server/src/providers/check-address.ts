const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Throws an Error for the operator when the address is neither HTTPS nor on this machine. */
export function checkAddress(name: string, address: string): void {
  const url = new URL(address);
  if (url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.has(url.hostname))) return;
  throw new Error(`The address of ${name} must begin with https://.`);
}

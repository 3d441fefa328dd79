/** What an operator can do about an address that the system does not give. The names are Node's. */
const words: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another number.`,
  EACCES: (host, port) =>
    `This account may not listen at port ${port} of ${host}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST: ${host} is no address of this machine.`,
  ENOTFOUND: (host) => `HOST: ${host} is no address of this machine.`,
};

/** The error of a failed listen, in words for the operator where they are known. */
export function listenFailure(cause: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const message = words[code]?.(host, port);
  return message === undefined ? cause : new Error(message, { cause });
}

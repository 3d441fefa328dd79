const MAX_LENGTH = 2000;
/** Ends of names that no public name server answers for. */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|home\.arpa|lan|test|invalid|onion)\.?$/;
/** White space, control characters, and the marks that change the direction of the text after them. */
const HIDDEN = /[\s\p{C}]/u;

/**
 * An address of the public web that a user may be sent to: https, a host name with a dot, no address of a machine, no
 * credentials, no hidden characters. Null for any other text.
 */
export function readWebAddress(text: string): URL | null {
  if (text.length > MAX_LENGTH || HIDDEN.test(text) || text.includes("\\")) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  const { hostname } = url;
  if (!/\.[a-z][a-z0-9-]*\.?$/.test(hostname) || LOCAL_NAMES.test(hostname)) return null;
  return url;
}

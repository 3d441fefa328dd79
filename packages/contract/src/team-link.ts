import * as z from "zod/mini";

const MAX_LENGTH = 2000;
/** The demo's fantasy apps answer on this machine by plain http. */
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

function decode(link: string): string | null {
  try {
    return decodeURIComponent(link);
  } catch {
    return null;
  }
}

/**
 * The address of a team's link, which is percent-encoded as a whole; null unless it is https, or http on this machine,
 * without credentials. The caller compares the host with `isHostOf`.
 */
export function readTeamLink(link: string): URL | null {
  if (link.length > MAX_LENGTH) return null;
  const text = decode(link);
  if (text === null || /[\s\p{C}\\]/u.test(text)) return null;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (/^\.|\.\./.test(url.hostname)) return null;
  return url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.has(url.hostname)) ? url : null;
}

/**
 * Whether the address is at one of the hosts: `dream11.com` stands for itself and all names below it on the usual port; a
 * host with a port stands for exactly that.
 */
export const isHostOf = (url: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => url.host === host || (url.protocol === "https:" && url.host.endsWith(`.${host}`)));

/** The address of a link at one of an app's hosts; null for any other text. */
export function teamLinkAddress(link: string, hosts: readonly string[]): string | null {
  const url = readTeamLink(link);
  return url !== null && isHostOf(url, hosts) ? url.href : null;
}

/** A link of a team in contract, records, data files and posts. Which hosts are allowed depends on the app's connection. */
export const teamLink = () =>
  z.string({ error: "replies.teamLinkRefused" }).check(
    z.minLength(1),
    z.maxLength(MAX_LENGTH),
    z.refine((link) => readTeamLink(link) !== null, { error: "replies.teamLinkRefused" }),
  );

/** Links by team; those that are no links are left out, so that one bad link does not make the rest unreadable. */
export const teamLinks = () =>
  z.pipe(
    z.record(z.string(), z.string()),
    z.transform((links): Record<string, string> =>
      Object.fromEntries(Object.entries(links).filter(([, link]) => readTeamLink(link) !== null)),
    ),
  );

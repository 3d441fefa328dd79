import { parse } from "tldts";

interface Addresses {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOWED_ORIGINS: readonly string[];
  readonly TRUST_PROXY: readonly string[];
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** The address that users open: PUBLIC_URL, or host and port of a start without it. */
export function publicUrl({ HOST, PORT, PUBLIC_URL }: Addresses): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const host = EVERYWHERE.has(HOST) ? "localhost" : HOST.includes(":") ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** Scheme and registrable domain: browsers send a SameSite=Lax cookie with calls between two addresses of one site. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  // Of a domain like github.io everybody has a name of their own, so these are different sites.
  return `${protocol}//${parse(hostname, { allowPrivateDomains: true }).domain ?? hostname}`;
}

const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

/** What is wrong with the addresses that the settings name, in words for the operator. */
export function wrongAddresses(
  settings: Addresses,
): { readonly setting: string; readonly message: string }[] {
  const own = publicUrl(settings);
  const wrong = settings.ALLOWED_ORIGINS.flatMap((origin) => {
    const message = !isOrigin(origin)
      ? `${origin} is no origin such as https://app.example.com`
      : siteOf(origin) !== siteOf(own)
        ? `${origin} is another site than ${own}, so browsers send it no session and nobody could sign in: all addresses need one scheme and one registered domain, such as https://app.example.com and https://api.example.com; set PUBLIC_URL to this server's own`
        : null;
    return message === null ? [] : [{ setting: "ALLOWED_ORIGINS", message }];
  });
  if (new URL(own).protocol === "https:" && settings.TRUST_PROXY.length === 0)
    wrong.push({
      setting: "TRUST_PROXY",
      message: `PUBLIC_URL is https, so a proxy is in front of this server: name its address (127.0.0.1 for one on this machine), or all users count as one address`,
    });
  return wrong;
}

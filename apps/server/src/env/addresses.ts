import { isIP } from "node:net";
import { parse } from "tldts";

interface Addresses {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOWED_ORIGINS: readonly string[];
  readonly TRUST_PROXY: readonly string[];
  readonly WEBHOOK_PRIVATE_ORIGINS: readonly string[];
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_METRICS_EXPORTER: string;
  readonly TLS_CERT?: string | undefined;
  readonly TLS_KEY?: string | undefined;
}

export interface SettingProblem {
  readonly setting: string;
  readonly message: string;
}

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** The address that users open: PUBLIC_URL, or host and port of a start without it. */
export function publicUrl({
  HOST,
  PORT,
  PUBLIC_URL,
}: Pick<Addresses, "HOST" | "PORT" | "PUBLIC_URL">): string {
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

/** Names that Fastify knows, addresses, and networks by their bits or their mask. */
function isProxy(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", network, ...more] = text.split("/");
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (network === undefined) return true;
  return /^\d{1,3}$/.test(network)
    ? Number(network) <= (family === 4 ? 32 : 128)
    : family === 4 && isIP(network) === 4;
}

const wrongIn = (setting: string, values: readonly string[], message: (value: string) => string | null) =>
  values.flatMap((value): SettingProblem[] => {
    const wrong = message(value);
    return wrong === null ? [] : [{ setting, message: wrong }];
  });

const notOrigin = (text: string) => `${text} is no origin such as https://app.example.com`;

/** What is wrong with the addresses that the settings name, in words for the operator. */
export function wrongAddresses(settings: Addresses): readonly SettingProblem[] {
  const ownAddress = publicUrl(settings);
  if (!URL.canParse(ownAddress))
    return [{ setting: "HOST", message: `${settings.HOST} is no address such as 127.0.0.1 or 0.0.0.0` }];
  const wrong = [
    ...wrongIn("ALLOWED_ORIGINS", settings.ALLOWED_ORIGINS, (origin) => {
      if (!isOrigin(origin)) return notOrigin(origin);
      return siteOf(origin) === siteOf(ownAddress)
        ? null
        : `${origin} is another site than ${ownAddress}, so browsers send it no session and nobody could sign in: all addresses need one scheme and one registered domain, such as https://app.example.com and https://api.example.com; set PUBLIC_URL to this server's own`;
    }),
    ...wrongIn("WEBHOOK_PRIVATE_ORIGINS", settings.WEBHOOK_PRIVATE_ORIGINS, (origin) =>
      isOrigin(origin) ? null : notOrigin(origin),
    ),
    ...wrongIn("TRUST_PROXY", settings.TRUST_PROXY, (proxy) =>
      isProxy(proxy) ? null : `${proxy} is no address or network such as 127.0.0.1 or 10.0.0.0/8`,
    ),
  ];
  if (
    new URL(ownAddress).protocol === "https:" &&
    settings.TRUST_PROXY.length === 0 &&
    settings.TLS_CERT === undefined
  )
    wrong.push({
      setting: "TRUST_PROXY",
      message: `PUBLIC_URL is https, so a proxy is in front of this server: name its address (127.0.0.1 for one on this machine), or all users count as one address`,
    });
  if (settings.OTEL_METRICS_EXPORTER === "otlp" && settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
    wrong.push({
      setting: "OTEL_METRICS_EXPORTER",
      message: "OTEL_EXPORTER_OTLP_ENDPOINT must say where the metrics are sent",
    });
  if ((settings.TLS_CERT === undefined) !== (settings.TLS_KEY === undefined))
    wrong.push({ setting: "TLS_CERT", message: "TLS_CERT and TLS_KEY belong together: give both or none" });
  return wrong;
}

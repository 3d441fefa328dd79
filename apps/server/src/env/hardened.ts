import type { SettingProblem } from "./addresses.ts";

interface HardenedSettings {
  readonly HARDENED: boolean;
  readonly PUBLIC_URL?: string | undefined;
  readonly PASSWORD_MIN_LENGTH: number;
  readonly HOOK_BARE_SECRET: boolean;
  readonly STAFF_SECOND_FACTOR: string | Date;
  readonly DATABASE_URL?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly SENTRY_DSN?: string | undefined;
  readonly WEBHOOK_PRIVATE_ORIGINS: readonly string[];
}

/** OWASP ASVS 5.0, 6.2.1. */
const PASSWORD_LENGTH = 8;

/** Defaults that differ under HARDENED. */
export const hardenedDefaults: Readonly<Record<string, string>> = {
  PASSWORD_MIN_LENGTH: String(PASSWORD_LENGTH),
  HOOK_BARE_SECRET: "0",
};

const HERE = new Set(["localhost", "127.0.0.1", "[::1]", ""]);

/** Whether a connection leaves this machine in the clear. An address without a host is a socket of this machine. */
export function isPlainConnection(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  if (HERE.has(hostname) && !/^[^/]/.test(searchParams.get("host") ?? "")) return false;
  // The other modes of libpq do not check who answers, or will not in the driver's next version.
  return protocol.startsWith("postgres")
    ? searchParams.get("sslmode") !== "verify-full"
    : protocol !== "rediss:" && protocol !== "https:";
}

/** What HARDENED refuses, in words for the operator. */
export function wrongUnderHardened(settings: HardenedSettings): readonly SettingProblem[] {
  if (!settings.HARDENED) return [];
  const { PUBLIC_URL, DATABASE_URL, REDIS_URL } = settings;
  const rules: readonly (SettingProblem & { readonly broken: boolean })[] = [
    {
      setting: "PUBLIC_URL",
      message: "HARDENED needs the https address that users open",
      broken: PUBLIC_URL === undefined || !PUBLIC_URL.startsWith("https:"),
    },
    {
      setting: "PASSWORD_MIN_LENGTH",
      message: `HARDENED needs ${PASSWORD_LENGTH} or more`,
      broken: settings.PASSWORD_MIN_LENGTH < PASSWORD_LENGTH,
    },
    {
      setting: "HOOK_BARE_SECRET",
      message: "HARDENED takes signed calls alone",
      broken: settings.HOOK_BARE_SECRET,
    },
    {
      setting: "STAFF_SECOND_FACTOR",
      message: "HARDENED needs required",
      broken: settings.STAFF_SECOND_FACTOR !== "required",
    },
    {
      setting: "DATABASE_URL",
      message: "HARDENED needs sslmode=verify-full for a PostgreSQL on another machine",
      broken: DATABASE_URL !== undefined && isPlainConnection(DATABASE_URL),
    },
    {
      setting: "REDIS_URL",
      message: "HARDENED needs rediss:// for a Redis on another machine",
      broken: REDIS_URL !== undefined && isPlainConnection(REDIS_URL),
    },
    ...(["OTEL_EXPORTER_OTLP_ENDPOINT", "SENTRY_DSN"] as const).map((setting) => ({
      setting,
      message: "HARDENED needs https for a collector on another machine",
      broken: settings[setting] !== undefined && isPlainConnection(settings[setting]),
    })),
    {
      setting: "WEBHOOK_PRIVATE_ORIGINS",
      message: "HARDENED needs https",
      broken: settings.WEBHOOK_PRIVATE_ORIGINS.some((origin) => !origin.startsWith("https:")),
    },
  ];
  return rules.filter(({ broken }) => broken);
}

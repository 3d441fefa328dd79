import { join, resolve } from "node:path";
import { z } from "zod";
import { wrongAddresses } from "./addresses.ts";
import { hardenedDefaults, wrongUnderHardened } from "./hardened.ts";
import { wrongIdentityProvider } from "./identity-provider.ts";
import type { SecondFactorClaim } from "./identity-provider.ts";
import { withFiles } from "./setting-files.ts";

const flag = z
  .enum(["0", "1", "true", "false"], { error: "is 0 or 1" })
  .transform((word) => word === "1" || word === "true");
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter((item) => item !== ""),
);

const MAX_NUMBER = 1_000_000_000;
const whole = (least: number, most = MAX_NUMBER) => {
  const wrong = { error: `is no whole number from ${least} to ${most}` };
  return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong);
};
/** A key of a machine. */
const key = z.string().min(24, { error: "has fewer than 24 characters" });
/** "warn", "required", or the day from which on it is required: what staff need beside their password. */
const staffSecondFactor = z
  .union([z.enum(["warn", "required"]), z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`))], {
    error: "is warn, required or a day such as 2026-12-31",
  })
  .default("required");
export type StaffSecondFactor = z.infer<typeof staffSecondFactor>;

const secondFactorClaims = list.transform((items, context): SecondFactorClaim[] =>
  items.flatMap((item): SecondFactorClaim[] => {
    const [, claim, value] = /^(amr|acr)=(\S+)$/.exec(item) ?? [];
    if (claim !== undefined && value !== undefined) return [{ claim: claim as "amr" | "acr", value }];
    context.addIssue({ code: "custom", message: "is no list such as amr=mfa,acr=https://..." });
    return [];
  }),
);

const contactAddress = z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
  error: "is neither mailto: with an address nor an https address",
});
const webAddress = z.url({ protocol: /^https?$/, error: "is no http or https address" });

/** JSON in a variable. The message describes the problem without the value, which holds keys. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  z.string().transform((text, context): z.output<Schema> => {
    try {
      const parsed = schema.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Handled below.
    }
    context.addIssue({ code: "custom", message: `must be JSON like ${example}` });
    return z.NEVER;
  });

const connections = jsonOf(
  z.record(
    z.string(),
    z.strictObject({
      baseUrl: z.url(),
      key: z.string().min(1),
      /** Hosts of the links of its teams, where they are not those of the app or of `baseUrl`. */
      linkHosts: z
        .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/))
        .max(20)
        .optional(),
    }),
  ),
  '{"dream11":{"baseUrl":"https://...","key":"..."}}',
);

/** What an operator says of a source of matches; which fields it needs is in docs/feeds. */
const sourceSetting = z.strictObject({
  key: z.string().min(1).optional(),
  /** Instead of the vendor's own address. */
  baseUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Requests per day (UTC). */
  dailyBudget: z.int().min(1).max(10_000_000).optional(),
  /** Secret of the vendor's webhook. */
  hookSecret: z.string().min(24).optional(),
  /** API-Football: numbers of the leagues. */
  leagues: z.array(z.int().min(1)).max(50).optional(),
  /** Cricsheet: a watched folder, and addresses of match files. */
  folder: z.string().min(1).optional(),
  urls: z
    .array(z.url({ protocol: /^https?$/ }))
    .max(200)
    .optional(),
});
export type SourceSetting = z.infer<typeof sourceSetting>;

const sourceSettings = jsonOf(z.record(z.string(), sourceSetting), '{"entitysport":{"key":"..."}}');

const envSchema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  /** Backups before upgrades and by schedule; absent: `backups` in DATA_DIR. */
  BACKUP_DIR: z.string().optional(),
  /** Daily backups that are kept; 0: none is made. */
  BACKUP_KEEP: whole(0, 3660).default(7),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "is no address such as postgres://user:password@host:5432/name" })
    .optional(),
  DATABASE_POOL: whole(1, 200).default(10),
  /** DATABASE_URL is a pooler that gives a connection for one transaction at a time, such as PgBouncer. */
  DATABASE_POOLER: flag.default(false),
  /** Where spans are sent by OTLP over HTTP; absent: none are made. The names are those of OpenTelemetry. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: z.string().default("teamwright"),
  /** The share of traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "is no number from 0 to 1" })
    .min(0, { error: "is no number from 0 to 1" })
    .max(1, { error: "is no number from 0 to 1" })
    .default(1),
  /** Whether the figures of /metrics are sent to that endpoint as well. */
  OTEL_METRICS_EXPORTER: z.enum(["otlp", "none"], { error: "is neither otlp nor none" }).default("none"),
  /** Milliseconds between two of these. */
  OTEL_METRIC_EXPORT_INTERVAL: whole(1000, 3_600_000).default(60_000),
  /** Where unexpected errors are sent, as Sentry and its kin give the address; absent: nowhere. */
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[\w.:[\]-]+\/([\w/-]+\/)?\d+$/, {
      error: "is no address such as https://key@errors.example.com/1",
    })
    .optional(),
  /** Which installation an error comes from, for a collector of several. */
  SENTRY_ENVIRONMENT: z.string().max(64).default("production"),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, { error: "is no address such as redis://host:6379" })
    .optional(),
  /** A prefix of every key and channel, for installations that share one Redis. */
  REDIS_PREFIX: z.string().default("teamwright"),
  /**
   * At least 32 random bytes; absent: created once in DATA_DIR. Instances that share a database need the same secret.
   */
  TEAMWRIGHT_SECRET: z.string().optional(),
  /** The secret that TEAMWRIGHT_SECRET replaces: what is sealed with it is sealed anew at the start. */
  TEAMWRIGHT_SECRET_BEFORE: z.string().optional(),
  /** Start on a database that was used with another secret, which is lost. */
  ACCEPT_NEW_SECRET: flag.default(false),
  /** Key of the HTTP push of match data; absent: no push. */
  PUSH_KEY: key.optional(),
  /** Whether /api/docs shows the calls as a page. */
  API_DOCS: flag.default(false),
  /** Key of /metrics; absent: not served. */
  METRICS_KEY: key.optional(),
  /** The address that users open, for sign-in links and as an origin of our pages; absent: HOST and PORT. */
  PUBLIC_URL: webAddress.optional(),
  /** The video channel that the menu links to; absent: no link. */
  VIDEO_CHANNEL_URL: webAddress.optional(),
  /** Where users reach the operator: `mailto:` or https; absent: Contact us names no address. */
  CONTACT: contactAddress.optional(),
  /** Further origins from which browsers may call, comma separated; of the same site as PUBLIC_URL. */
  ALLOWED_ORIGINS: list.default([]),
  /** Addresses or networks of trusted proxies, whose X-Forwarded-* headers are used, comma separated. */
  TRUST_PROXY: list.default([]),
  /** Files of the certificate and its key, in PEM: the server then speaks https itself. Both or none. */
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** Marks cookies Secure even when the request came by plain http (behind a proxy that does not report https). */
  COOKIE_SECURE: flag.default(false),
  /** Bytes of bodies above 64 KB that one account may send in a minute. */
  BODY_BYTES_RATE: whole(100_000, 10_000_000_000).default(64_000_000),
  /** Processor time for reading them in a minute. Milliseconds. */
  BODY_TIME_RATE: whole(100, 1_000_000_000).default(5000),
  /** Defaults as ASVS 5.0 asks for them, and weaker settings refused. */
  HARDENED: flag.default(false),
  PASSWORD_MIN_LENGTH: whole(5, 64).default(5),
  /** Whether admins and superusers need a second factor: `warn`, `required`, or a day from which on they do. */
  STAFF_SECOND_FACTOR: staffSecondFactor,
  /** The OpenID Connect provider by which staff may sign in; absent: none. */
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().max(200).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1000).optional(),
  /** On the button "Log in with ..."; absent: the issuer's host. */
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  /** A claim of the id token that must hold the account's phone number before the account is linked; absent: none. */
  OIDC_CLAIM: z
    .string()
    .regex(/^[\w:./-]{1,100}$/, { error: "is no name of a claim such as phone_number" })
    .optional(),
  /** Claims by which the provider says that it has checked a second factor, comma separated; absent: it never counts. */
  OIDC_SECOND_FACTOR: secondFactorClaims.default([]),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "is none of fatal, error, warn, info, debug, trace and silent",
    })
    .default("info"),
  /** Connections of fantasy apps: JSON with `{ slug: { baseUrl, key } }`; absent: no app is available. */
  FANTASY_APPS: connections.default({}),
  /** Sources that bring matches by themselves: JSON with `{ name: { key } }`; absent: none. */
  SOURCES: sourceSettings.default({}),
  /** Whether the feed hook takes the secret alone, which whoever reads one call can send again with any body. */
  HOOK_BARE_SECRET: flag.default(true),
  /**
   * Hosts of browsers' push services, comma separated; `*.` for the names below a host. Notices are sent to no other
   * address.
   */
  PUSH_SERVICES: list.default([
    "fcm.googleapis.com",
    "jmt17.google.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
  ]),
  /** Where a push service's operator reaches ours: `mailto:` or https; absent: PUBLIC_URL when it is https. */
  PUSH_CONTACT: contactAddress.optional(),
  /**
   * Origins of webhooks that may be private addresses or http, comma separated; all others are https addresses of the
   * internet.
   */
  WEBHOOK_PRIVATE_ORIGINS: list.default([]),
  /** One-time codes of fantasy apps per address and hour. */
  CODE_RATE: whole(1).default(10),
  /** Sign-ins per address and minute. */
  LOGIN_RATE: whole(1).default(30),
  /** Other changing calls per address and minute. */
  CALL_RATE: whole(1).default(3000),
  /** Reads per address and minute, counted by each instance; carriers put thousands of phones behind one address. */
  READ_RATE: whole(1).default(60_000),
  /** Reads per account and minute, counted by each instance. */
  ACCOUNT_READ_RATE: whole(1).default(3000),
});

export interface Env extends Omit<z.infer<typeof envSchema>, "BACKUP_DIR"> {
  readonly BACKUP_DIR: string;
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(envSchema.shape);

/** Reads and checks the environment, only here. Throws an Error that names every wrong variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const values = Object.fromEntries(
    Object.entries(withFiles(source, settingNames)).filter(([, value]) => value !== ""),
  );
  const isHardened = flag.safeParse(values["HARDENED"]).data === true;
  const result = envSchema.safeParse(isHardened ? { ...hardenedDefaults, ...values } : values);
  const wrong = result.success
    ? [
        ...wrongAddresses(result.data),
        ...wrongIdentityProvider(result.data),
        ...wrongUnderHardened(result.data),
      ]
    : result.error.issues.map(({ path, message }) => ({ setting: path.join("."), message }));
  if (!result.success || wrong.length > 0)
    throw new Error(
      `Wrong settings:\n${wrong.map(({ setting, message }) => `  ${setting}: ${message}`).join("\n")}`,
    );
  const { data } = result;
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    BACKUP_DIR: resolve(data.BACKUP_DIR ?? join(data.DATA_DIR, "backups")),
    // Users of an https address come by https, also when the proxy does not report it.
    COOKIE_SECURE: data.COOKIE_SECURE || data.PUBLIC_URL?.startsWith("https:") === true,
  };
}

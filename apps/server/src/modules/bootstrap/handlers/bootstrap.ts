import { TEAM_LIMIT } from "@teamwright/domain";
import { contract } from "@teamwright/contract";
import { VERSION } from "@teamwright/contract/version";
import type { FantasyApp } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import type { FantasyAppProvider } from "#providers/port.ts";

/** An app without a connection is shown as coming soon. */
const registryEntry = ({ app, connected, linkHosts }: FantasyAppProvider): FantasyApp => ({
  id: app.id,
  slug: app.slug,
  name: app.name,
  logo: app.logo,
  limit: app.limit,
  available: app.available && connected,
  pace_ms: app.paceMs,
  needs_team_names: app.needsTeamNames,
  link_hosts: [...linkHosts],
});

/** Team counts and days from the decisions, section 3. */
const LIMITS = {
  team_limit: TEAM_LIMIT.normal,
  raised_team_limit: TEAM_LIMIT.raised,
  quick_team_limit: TEAM_LIMIT.quick,
  prediction_team_limit: TEAM_LIMIT.prediction,
  mapper_team_limit: 20,
  stored_teams: 12_000,
  saved_match_days: 7,
} as const;

export const bootstrap = handle(contract.bootstrap, async ({ deps }) =>
  done("", {
    data: {
      version: VERSION,
      payload_key: deps.secrets.payloadKey.toString("base64url"),
      kid: deps.secrets.payloadKeyId,
      server_time: new Date().toISOString(),
      limits: { password_min_length: deps.env.PASSWORD_MIN_LENGTH, ...LIMITS },
      fantasy_apps: deps.fantasyApps.all.map(registryEntry),
      feature_flags: {},
      ...(deps.identityProvider === null ? {} : { identity_provider: deps.identityProvider.name }),
      ...(deps.env.CONTACT === undefined ? {} : { contact: deps.env.CONTACT }),
      ...(deps.env.VIDEO_CHANNEL_URL === undefined ? {} : { video_channel_url: deps.env.VIDEO_CHANNEL_URL }),
    },
  }),
);

import { contract } from "@teamwright/contract";
import { done } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { fantasyApps } from "./fantasy-apps.ts";

/** Team counts and days of the decisions, section 3. */
const LIMITS = {
  team_limit: 2000,
  raised_team_limit: 25_000,
  quick_team_limit: 3000,
  prediction_team_limit: 3000,
  mapper_team_limit: 20,
  stored_teams: 12_000,
  saved_match_days: 7,
} as const;

export const bootstrap = handle(contract.bootstrap, async ({ deps }) =>
  done("", {
    data: {
      payload_key: deps.secrets.payloadKey.toString("base64url"),
      kid: deps.secrets.payloadKeyId,
      server_time: new Date().toISOString(),
      limits: { password_min_length: deps.env.PASSWORD_MIN_LENGTH, ...LIMITS },
      fantasy_apps: [...fantasyApps],
      feature_flags: {},
      ...(deps.env.VIDEO_CHANNEL_URL === undefined ? {} : { video_channel_url: deps.env.VIDEO_CHANNEL_URL }),
    },
  }),
);

import type { BusListener } from "#http/deps.ts";
import type { Handler } from "#http/handler.ts";
import type { RelationResolver } from "#http/relation.ts";
import type { Job } from "#jobs/job.ts";
import { backupJobs } from "./backup-jobs.ts";
import { ownJobs } from "#jobs/own-jobs.ts";
import { accountDataHandlers } from "#modules/account-data/index.ts";
import { accountDeskHandlers } from "#modules/account-desk/index.ts";
import { auditListHandlers } from "#modules/audit-list/index.ts";
import { authHandlers, authJobs, authRelations } from "#modules/auth/index.ts";
import { bootstrapHandlers } from "#modules/bootstrap/index.ts";
import { deskHandlers } from "#modules/desk/index.ts";
import { eventHandlers } from "#modules/events/index.ts";
import { expertHandlers, expertJobs, expertRelations } from "#modules/experts/index.ts";
import { fantasyAppHandlers } from "#modules/fantasy-apps/index.ts";
import { feedHandlers, feedJobs } from "#modules/feeds/index.ts";
import { forecastHandlers, forecastJobs, forgetForecasts } from "#modules/forecasts/index.ts";
import { groupHandlers, groupRelations } from "#modules/groups/index.ts";
import { idempotencyJobs } from "#modules/idempotency/index.ts";
import { mapperHandlers } from "#modules/mapper/index.ts";
import { forgetMatchOptions, matchOptionHandlers } from "#modules/match-options/index.ts";
import { matchHandlers } from "#modules/matches/index.ts";
import { noticeHandlers, noticeJobs } from "#modules/notices/index.ts";
import { planHandlers } from "#modules/plans/index.ts";
import { predictionHandlers, predictionRelations } from "#modules/predictions/index.ts";
import { primeHandlers, primeJobs } from "#modules/prime/index.ts";
import { promotionHandlers } from "#modules/promotions/index.ts";
import { reportHandlers, reportJobs } from "#modules/reports/index.ts";
import { settingHandlers } from "#modules/settings/index.ts";
import { sourceHandlers, sourceJobs } from "#modules/sources/index.ts";
import { syncHandlers } from "#modules/sync/index.ts";
import { statisticsHandlers } from "#modules/statistics/index.ts";
import { webhookHandlers, webhookJobs, webhookRelations } from "#modules/webhooks/index.ts";

/** All handlers. A module is one line here. */
export const handlers: readonly Handler[] = [
  ...bootstrapHandlers,
  ...authHandlers,
  ...accountDeskHandlers,
  ...accountDataHandlers,
  ...syncHandlers,
  ...planHandlers,
  ...statisticsHandlers,
  ...auditListHandlers,
  ...deskHandlers,
  ...eventHandlers,
  ...matchHandlers,
  ...matchOptionHandlers,
  ...forecastHandlers,
  ...feedHandlers,
  ...sourceHandlers,
  ...fantasyAppHandlers,
  ...mapperHandlers,
  ...promotionHandlers,
  ...settingHandlers,
  ...expertHandlers,
  ...predictionHandlers,
  ...primeHandlers,
  ...reportHandlers,
  ...groupHandlers,
  ...noticeHandlers,
  ...webhookHandlers,
];

/** The resolvers of the relations in access rules. */
export const relations: readonly RelationResolver[] = [
  ...authRelations,
  ...expertRelations,
  ...predictionRelations,
  ...groupRelations,
  ...webhookRelations,
];

/** What modules do at messages of modules below, before browsers hear of them. */
export const listeners: readonly BusListener[] = [forgetForecasts, forgetMatchOptions];

/** All background jobs. */
export const jobs: readonly Job[] = [
  ...ownJobs,
  ...backupJobs,
  ...authJobs,
  ...idempotencyJobs,
  ...expertJobs,
  ...feedJobs,
  ...forecastJobs,
  ...noticeJobs,
  ...primeJobs,
  ...reportJobs,
  ...sourceJobs,
  ...webhookJobs,
];

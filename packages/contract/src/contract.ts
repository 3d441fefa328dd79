import { accountData } from "./resources/account-data.ts";
import { accounts } from "./resources/accounts.ts";
import { apiKeys } from "./resources/api-keys.ts";
import { audit } from "./resources/audit.ts";
import { auth } from "./resources/auth.ts";
import { backtest } from "./resources/backtest.ts";
import { bootstrap } from "./resources/bootstrap.ts";
import { desk } from "./resources/desk.ts";
import { events } from "./resources/events.ts";
import { experts } from "./resources/experts.ts";
import { failures } from "./resources/failures.ts";
import { fantasyApps } from "./resources/fantasy-apps.ts";
import { feeds } from "./resources/feeds.ts";
import { forecasts } from "./resources/forecasts.ts";
import { groups } from "./resources/groups.ts";
import { matchAttention } from "./resources/match-attention.ts";
import { matchDesk } from "./resources/match-desk.ts";
import { expertLists, primeLists } from "./resources/match-options.ts";
import { mapper } from "./resources/mapper.ts";
import { matches } from "./resources/matches.ts";
import { matchReports } from "./resources/match-reports.ts";
import { memberGroups } from "./resources/member-groups.ts";
import { notices } from "./resources/notices.ts";
import { planDesk } from "./resources/plan-desk.ts";
import { passkeySignIn } from "./resources/passkey-sign-in.ts";
import { identity } from "./resources/identity.ts";
import { identitySignIn } from "./resources/identity-sign-in.ts";
import { passkeys } from "./resources/passkeys.ts";
import { secondFactor } from "./resources/second-factor.ts";
import { plans } from "./resources/plans.ts";
import { predictions } from "./resources/predictions.ts";
import { prime } from "./resources/prime.ts";
import { primeBooking } from "./resources/prime-booking.ts";
import { primeBookingDesk } from "./resources/prime-booking-desk.ts";
import { primeDesk } from "./resources/prime-desk.ts";
import { promotionDesk } from "./resources/promotion-desk.ts";
import { promotions } from "./resources/promotions.ts";
import { reportEvidence } from "./resources/report-evidence.ts";
import { reportRecords } from "./resources/report-records.ts";
import { settings } from "./resources/settings.ts";
import { sources } from "./resources/sources.ts";
import { statistics } from "./resources/statistics.ts";
import { sync } from "./resources/sync.ts";
import { userDesk } from "./resources/user-desk.ts";
import { webhooks } from "./resources/webhooks.ts";
import { isEndpoint } from "./endpoint.ts";
import type { EndpointDefinition } from "./endpoint.ts";

/**
 * Every call of the product, as an explicit list: one line per resource. The web loads single files of `resources/`, so
 * a file holds what one audience calls.
 */
export const contract = {
  bootstrap,
  auth,
  passkeySignIn,
  passkeys,
  identitySignIn,
  identity,
  secondFactor,
  apiKeys,
  accountData,
  sync,
  accounts,
  userDesk,
  desk,
  failures,
  plans: { ...plans, ...planDesk },
  statistics,
  audit,
  events,
  matches: { ...matches, ...matchDesk, ...matchAttention },
  forecasts,
  feeds,
  sources,
  fantasyApps,
  promotions: { ...promotions, ...promotionDesk },
  mapper,
  settings,
  experts: { ...expertLists, ...experts },
  predictions,
  prime: { ...primeLists, ...prime, ...primeDesk },
  primeBooking: { ...primeBooking, ...primeBookingDesk },
  reportRecords,
  matchReports,
  reportEvidence,
  backtest,
  groups: { ...groups, ...memberGroups },
  notices,
  webhooks,
} as const;
export type Contract = typeof contract;

const resources: Readonly<Record<string, EndpointDefinition | Readonly<Record<string, EndpointDefinition>>>> =
  contract;

/** The contract's endpoints in order, flat. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(resources).flatMap((entry) =>
  isEndpoint(entry) ? [entry] : Object.values(entry),
);

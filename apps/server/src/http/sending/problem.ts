import { errors } from "@teamwright/domain";
import type { ErrorCode } from "@teamwright/domain";
import type { FastifyRequest } from "fastify";
import type { RefusedAnswer } from "../answer.ts";
import { wordingOf, wordingOfRefusal } from "./wording.ts";

export const PROBLEM = "application/problem+json";

/** Refusals of a business rule have 201 by the specification; a problem has the status that HTTP has for it. */
const UNPROCESSABLE = 422;
const statuses: Partial<Record<ErrorCode, number>> = {
  wrong_phone_or_password: 401,
  passkey_refused: 401,
  identity_refused: 401,
  identity_unreachable: 503,
  identity_unknown: 401,
  identity_taken: 409,
  identity_staff_only: 403,
  wrong_code: 401,
  account_blocked: 403,
  not_superuser: 403,
  cannot_see_creator: 403,
  key_scope_not_held: 403,
  user_not_found: 404,
  no_such_plan: 404,
  no_prime_teams: 404,
  prime_teams_withdrawn: 410,
  no_such_prime_team: 404,
  no_group_teams: 404,
  group_teams_withdrawn: 410,
  group_member_missing: 404,
  app_match_not_found: 404,
  app_team_not_found: 404,
  already_registered: 409,
  already_booked: 409,
  prime_teams_posted: 409,
  bookings_changed: 409,
  report_exists: 409,
  group_exists: 409,
  group_member_exists: 409,
  group_teams_posted: 409,
  player_mapped_twice: 409,
  app_duplicate_team: 409,
  match_started: 409,
  second_factor_on: 409,
  too_many_keys: 409,
  too_many_passkeys: 409,
  too_many_webhooks: 409,
  webhook_paused: 409,
};

/** Whether the caller asks for problem details; a browser's `Accept`, which takes anything, does not. */
export const wantsProblem = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(PROBLEM) === true;

/** The refusal as RFC 9457 has it: `title` says what kind it is, `detail` what it is this time. */
export function problemOf(refusal: RefusedAnswer) {
  const { code, values, field } = refusal;
  const row = errors[code];
  const status = row.status === 201 ? (statuses[code] ?? UNPROCESSABLE) : row.status;
  return {
    type: `urn:teamwright:problem:${code}`,
    title: wordingOf(row.message, values).message,
    status,
    detail: wordingOfRefusal(refusal).message,
    code,
    ...(field === undefined ? {} : { field }),
  };
}

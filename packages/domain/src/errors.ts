import { messages } from "./messages.ts";

/**
 * The one table of expected failures: code -> HTTP status -> default text for the user.
 * 201 is "understood but refused by a rule of the business"; a refusal changes nothing.
 * A place that knows better words (a count, a field) passes its own message; code and status stay.
 */
export const errors = {
  invalid_input: { status: 400, message: messages.generic.somethingWentWrong },
  not_logged_in: { status: 401, message: messages.generic.notLoggedIn },
  session_expired: { status: 401, message: messages.generic.notLoggedIn },
  not_allowed: { status: 403, message: messages.generic.notAllowed },
  foreign_origin: { status: 403, message: messages.generic.notAllowed },
  password_change_required: { status: 403, message: messages.auth.loginChangePassword },
  no_plan: { status: 403, message: messages.profile.noActivePlan },
  not_found: { status: 404, message: messages.generic.notFound },
  method_not_allowed: { status: 405, message: messages.generic.notFound },
  conflict: { status: 409, message: messages.generic.conflict },
  idempotency_mismatch: { status: 409, message: messages.generic.conflict },
  payload_too_large: { status: 413, message: messages.generic.payloadTooLarge },
  unsupported_media_type: { status: 415, message: messages.generic.somethingWentWrong },
  too_many_requests: { status: 429, message: messages.generic.somethingWentWrong },
  internal: { status: 500, message: messages.generic.somethingWentWrong },
  unavailable: { status: 503, message: messages.generic.somethingWentWrong },

  wrong_phone_or_password: { status: 201, message: messages.auth.wrongPhoneOrPassword },
  account_blocked: { status: 201, message: messages.auth.accountBlocked },
  login_limit_reached: { status: 201, message: messages.auth.loginLimitReached },
  link_invalid: { status: 201, message: messages.auth.linkInvalid },
  common_password: { status: 201, message: messages.auth.commonPassword },
  same_password: { status: 201, message: messages.auth.samePassword },
  already_registered: { status: 201, message: messages.admin.userAlreadyRegistered },
  user_not_found: { status: 201, message: messages.admin.userNotFound },
  cannot_see_creator: { status: 201, message: messages.admin.cannotSeeCreator },
  cannot_change_yourself: { status: 201, message: messages.admin.cannotChangeYourself },
  no_such_plan: { status: 201, message: messages.profile.noActivePlan },
  not_prime_user: { status: 201, message: messages.admin.notPrimeUser },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** Every refusal of the protocol with its status. */
export const problems = {
  invalid_request: 400,
  invalid_key: 401,
  session_expired: 401,
  app_closed: 403,
  app_not_found: 404,
  match_not_found: 404,
  team_not_found: 404,
  duplicate_team: 409,
  limit_reached: 409,
  match_locked: 409,
  idempotency_mismatch: 409,
  invalid_code: 422,
  code_expired: 422,
  invalid_team: 422,
  too_many_requests: 429,
  internal: 500,
} as const;
export type ProviderProblemCode = keyof typeof problems;

/** Thrown by a call; the server converts it to a reply. */
export class Problem extends Error {
  readonly code: ProviderProblemCode;
  /** Further fields of the error. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;
  constructor(
    code: ProviderProblemCode,
    message: string,
    more: { details?: Readonly<Record<string, unknown>>; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter;
  }
}

import type { EndpointDefinition } from "@teamwright/contract";
import { refused } from "../answer.ts";
import { withKey } from "../calling-key.ts";
import type { Quick, RefusedAnswer } from "../answer.ts";
import type { Deps, Scope } from "../deps.ts";
import { isRefused } from "../handler.ts";
import type { Answer, Caller, Context, Handler } from "../handler.ts";
import type { ParsedRequest } from "../parse.ts";
import type { Session } from "../session.ts";
import { fingerprint } from "#crypto/fingerprint.ts";

type AnyAnswer = Answer<EndpointDefinition>;
interface AdmittedCall extends ParsedRequest {
  readonly session: Session | null;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
  /** Of a large body, instead of the body itself. */
  readonly bodyHash: string | undefined;
}

/** Thrown inside a transaction to roll it back; caught within this file. */
class Rollback extends Error {
  readonly refusal: RefusedAnswer;
  constructor(refusal: RefusedAnswer) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Runs a handler: preparation, then the transaction with the idempotency key, then the work after the commit. */
export const perform = (handler: Handler, deps: Deps, input: AdmittedCall): Quick<AnyAnswer> =>
  withKey(input.session?.key ?? null, () => run(handler, deps, input));

function run(handler: Handler, deps: Deps, input: AdmittedCall): Quick<AnyAnswer> {
  const { idempotencyKey } = input;
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    return refused("invalid_input", { field: "idempotency-key" });
  if (handler.prepare !== null || handler.transaction) return performChange(handler, deps, input);
  const later: (() => void)[] = [];
  const answer = handler.run(contextOn(deps.database.db, deps, input, later), undefined);
  if (answer instanceof Promise) return answer.then((given) => finish(given, later));
  return finish(answer, later);
}

async function performChange(handler: Handler, deps: Deps, input: AdmittedCall): Promise<AnyAnswer> {
  const later: (() => void)[] = [];
  const on = (db: Scope["db"]) => contextOn(db, deps, input, later);
  const preparedValue = await handler.prepare?.(on(deps.database.db));
  if (isRefused(preparedValue) && !hasKey(handler, input)) return preparedValue;
  if (!handler.transaction) return finish(await handler.run(on(deps.database.db), preparedValue), later);

  try {
    const answer = await deps.transaction(async (tx) => {
      const outcome = await runOnce(handler, on(tx), preparedValue, input);
      if (outcome.kind === "refused") throw new Rollback(outcome);
      return outcome;
    });
    return finish(answer, later);
  } catch (error) {
    if (error instanceof Rollback) return error.refusal;
    throw error;
  }
}

const contextOn = (
  db: Scope["db"],
  deps: Deps,
  { params, query, body, session, caller, idempotencyKey }: AdmittedCall,
  later: (() => void)[],
) =>
  ({
    params,
    query,
    body,
    session,
    caller,
    idempotencyKey,
    db,
    deps,
    afterCommit: (action) => void later.push(action),
  }) as Context<EndpointDefinition>;

function finish(answer: AnyAnswer, later: readonly (() => void)[]): AnyAnswer {
  if (answer.kind !== "refused") for (const action of later) action();
  return answer;
}

/** Whether the first reply to this call may be stored, under the key that the caller sent. */
const hasKey = ({ endpoint }: Handler, { idempotencyKey, session }: AdmittedCall): boolean =>
  idempotencyKey !== undefined && endpoint.idempotent === true && session !== null;

/**
 * With a key, the first call runs and any later one gets the first one's reply, also where its preparation is refused
 * because of what the first one changed.
 */
async function runOnce(
  handler: Handler,
  context: Context<EndpointDefinition>,
  preparedValue: unknown,
  input: AdmittedCall,
): Promise<AnyAnswer> {
  const { idempotencyKey: key, bodyHash } = input;
  const { session, db, deps } = context;
  if (key === undefined || session === null || !hasKey(handler, input))
    return handler.run(context, preparedValue);
  const request = { accountId: session.accountId, endpoint: handler.endpoint.name, key };
  const requestHash = fingerprint(deps.secrets.requestKey, {
    ...context,
    body: bodyHash ?? context.body,
  });
  const earlier = await deps.idempotencyKeys.claim(db, request, requestHash);
  if (earlier) {
    if (earlier.requestHash !== requestHash) return refused("idempotency_mismatch");
    if (handler.endpoint.secretReply === true) return refused("secret_shown_once");
    return { kind: "done", message: earlier.reply.message, fields: earlier.reply.fields };
  }
  const answer = isRefused(preparedValue) ? preparedValue : await handler.run(context, preparedValue);
  if (answer.kind === "done") {
    const fields = handler.endpoint.secretReply === true ? {} : answer.fields;
    await deps.idempotencyKeys.keep(db, request, { message: answer.message, fields });
  }
  return answer;
}

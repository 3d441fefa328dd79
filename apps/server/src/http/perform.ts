import type { EndpointDefinition } from "@teamwright/contract";
import { claimKey, keepReply } from "../records/idempotency.repository.ts";
import type { Session } from "../records/session-store.ts";
import { done, refused } from "./answer.ts";
import type { Quick, Refused } from "./answer.ts";
import type { Deps, Scope } from "./deps.ts";
import { isRefused } from "./handler.ts";
import type { Answer, Caller, Context, Handler } from "./handler.ts";
import type { Parsed } from "./parse.ts";
import { hashToken } from "../crypto/tokens.ts";

type AnyAnswer = Answer<EndpointDefinition>;
interface Input extends Parsed {
  readonly session: Session | null;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
}

/** Thrown inside a transaction to roll it back; never leaves this file. */
class Rollback extends Error {
  readonly refusal: Refused;
  constructor(refusal: Refused) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Runs a handler: preparation, then the transaction with the idempotency key, then what waits for the commit. */
export function perform(handler: Handler, deps: Deps, input: Input): Quick<AnyAnswer> {
  const { idempotencyKey } = input;
  if (idempotencyKey !== undefined && !/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    return refused("invalid_input", { field: "idempotency-key" });
  if (handler.prepare !== null || handler.transaction) return performChange(handler, deps, input);
  const later: (() => void)[] = [];
  const answer = handler.run(contextOn(deps.database.db, deps, input, later), undefined);
  if (answer instanceof Promise) return answer.then((given) => finish(given, later));
  return finish(answer, later);
}

async function performChange(handler: Handler, deps: Deps, input: Input): Promise<AnyAnswer> {
  const later: (() => void)[] = [];
  const on = (db: Scope["db"]) => contextOn(db, deps, input, later);
  const prepared = await handler.prepare?.(on(deps.database.db));
  if (isRefused(prepared)) return prepared;
  if (!handler.transaction) return finish(await handler.run(on(deps.database.db), prepared), later);

  try {
    const answer = await deps.database.db.transaction(async (tx) => {
      const outcome = await runOnce(handler, on(tx), prepared, input.idempotencyKey);
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
  { params, query, body, session, caller }: Input,
  later: (() => void)[],
) =>
  ({
    params,
    query,
    body,
    session,
    caller,
    db,
    deps,
    afterCommit: (action) => void later.push(action),
  }) as Context<EndpointDefinition>;

function finish(answer: AnyAnswer, later: readonly (() => void)[]): AnyAnswer {
  if (answer.kind !== "refused") for (const action of later) action();
  return answer;
}

/** With a key: the first call with it runs, any later one gets the first one's reply. */
async function runOnce(
  handler: Handler,
  context: Context<EndpointDefinition>,
  prepared: unknown,
  key: string | undefined,
): Promise<AnyAnswer> {
  const { session, db } = context;
  if (key === undefined || handler.endpoint.idempotent !== true || !session)
    return handler.run(context, prepared);
  const place = { accountId: session.accountId, endpoint: handler.endpoint.name, key };
  const requestHash = hashToken(JSON.stringify([context.params, context.query, context.body]));
  const earlier = await claimKey(db, place, requestHash);
  if (earlier) {
    if (earlier.requestHash !== requestHash) return refused("idempotency_mismatch");
    return done(earlier.reply.message, earlier.reply.fields);
  }
  const answer = await handler.run(context, prepared);
  if (answer.kind === "done") await keepReply(db, place, { message: answer.message, fields: answer.fields });
  return answer;
}

import { contract, createClient } from "@teamwright/contract";
import type { Client, Contract } from "@teamwright/contract";
import type { FastifyInstance } from "fastify";
import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Db } from "#db/database.ts";
import { endSessionByToken, SESSION_LIFE, startSession } from "#modules/auth/public.ts";
import { findAccountWithPlans } from "#modules/plans/public.ts";

const HOST = "localhost";

/** An account of the demo that uses the product's own calls, so that the demo holds nothing that they would refuse. */
export interface DemoCaller {
  readonly id: string;
  readonly phone: string;
  readonly call: Client<Contract>;
}

/** Runs `work` with a session of the account, which ends with it. The session counts as no device. */
export async function callAs<Value>(
  app: FastifyInstance,
  db: Db,
  phone: string,
  work: (caller: DemoCaller) => Promise<Value>,
): Promise<Value> {
  const account = await findAccountWithPlans(db, { phone });
  if (account === null) throw new Error(`the demo has no account ${phone}`);
  const token = newToken();
  const tokenHash = hashToken(token);
  const { id } = account.account;
  const life = SESSION_LIFE.staff;
  await startSession(db, { tokenHash, accountId: id, deviceId: null, userAgent: "", life });
  try {
    return await work({ id, phone, call: clientOf(app, token) });
  } finally {
    await endSessionByToken(db, tokenHash);
  }
}

const clientOf = (app: FastifyInstance, token: string): Client<Contract> =>
  createClient(
    {
      baseUrl: "",
      fetch: async (url, { method = "GET", headers, body }) => {
        const reply = await app.inject({
          method: method as "GET",
          url,
          headers: {
            ...(headers as Record<string, string>),
            host: HOST,
            origin: `http://${HOST}`,
            cookie: `session=${token}`,
          },
          ...(typeof body === "string" ? { payload: body } : {}),
        });
        return new Response(reply.payload, { status: reply.statusCode });
      },
    },
    contract,
  );

/** The reply of a call that must succeed. */
export async function successData<Data>(
  result: Promise<{ readonly ok: true; readonly data: Data } | { readonly ok: false }>,
): Promise<Data> {
  const reply = await result;
  if (!reply.ok) throw new Error(`a call of the demo was refused: ${JSON.stringify(reply)}`);
  return reply.data;
}

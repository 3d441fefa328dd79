import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/database.ts";
import { accounts, planTerms } from "../db/schema/index.ts";
import type { Account } from "./account.repository.ts";
import { splitTerms } from "./plan.repository.ts";
import type { PlanHistory, PlanKind } from "./plan.repository.ts";

/** The account with its plans' history, by one query: every open app asks for it. */
export async function findAccountWithPlans(
  db: Db,
  by: { readonly id: string } | { readonly phone: string },
): Promise<{ account: Account; plans: Record<PlanKind, PlanHistory> } | null> {
  const [row] = await db
    .select({ account: accounts, terms: sql<unknown>`${termsOfAccount}` })
    .from(accounts)
    .where("id" in by ? eq(accounts.id, by.id) : eq(accounts.phone, by.phone));
  return row ? { account: row.account, plans: splitTerms(termsSchema.parse(row.terms)) } : null;
}

const termsOfAccount = sql`(select coalesce(json_agg(json_build_object(
    'kind', t.kind, 'duration', t.duration,
    'start_date', to_char(t.start_date, 'DD-MM-YYYY'), 'end_date', to_char(t.end_date, 'DD-MM-YYYY'),
    'running', t.removed_at is null and t.end_date >= (now() at time zone 'Asia/Kolkata')::date,
    'daysLeft', t.end_date - (now() at time zone 'Asia/Kolkata')::date + 1
  ) order by t.created_at desc, t.start_date desc), '[]'::json)
  from ${planTerms} t where t.account_id = ${accounts}.id)`;

const termsSchema = z.array(
  z.object({
    kind: z.enum(["plan", "prime"]),
    duration: z.int(),
    start_date: z.string(),
    end_date: z.string(),
    running: z.boolean(),
    daysLeft: z.int(),
  }),
);

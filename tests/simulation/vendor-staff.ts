import { sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf } from "../../apps/server/src/db/rows.ts";
import type { StoredMatch } from "../../apps/server/src/modules/matches/public.ts";
import { makeActor } from "../../apps/server/src/testing/actors.ts";
import type { Actor } from "../../apps/server/src/testing/actors.ts";
import { createVisitor } from "../../apps/server/src/testing/visitor.ts";
import type { SimulatedServer } from "./simulated-server.ts";
import { isWizard } from "./vendor-says.ts";
import type { StaffAction } from "./vendor-script.ts";
import { GIVEN_ROLE } from "./vendor-truth.ts";
import type { Question, VendorTruth } from "./vendor-truth.ts";

const questionRow = z.object({ name: z.string(), open: z.boolean() });

/** Questions about the role of a player of the match. */
export async function questionsOf(server: SimulatedServer, matchId: string): Promise<readonly Question[]> {
  const rows = await rowsOf(
    server.app.deps.database.db,
    sql`select name, answer is null as open from match_attention where match_id = ${matchId} and code = 'role'`,
    questionRow,
  );
  return rows.map(({ name, open }) => ({ name, isOpen: open }));
}

/** Staff who correct a match, answer questions about it, and switch its source. */
export class VendorStaff {
  readonly #server: SimulatedServer;
  readonly #admin: Actor;

  private constructor(server: SimulatedServer, admin: Actor) {
    this.#server = server;
    this.#admin = admin;
  }

  static async open(server: SimulatedServer): Promise<VendorStaff> {
    return new VendorStaff(server, await makeActor(server.app, "admin"));
  }

  async act(action: StaffAction, source: string, shown: StoredMatch, truth: VendorTruth): Promise<void> {
    const staff = createVisitor(this.#server.app.app);
    for (const [name, value] of this.#admin.cookies) staff.cookies.set(name, value);
    const { matches, sources } = staff.call;
    const params = { id: shown.id };
    switch (action.what) {
      case "switch":
        return expectDone(await sources.switch({ params: { source }, body: { on: action.on } }));
      case "by hand":
        return expectDone(
          await matches.override({ params, body: { changes: [...truth.correct(action, shown)] } }),
        );
      case "lift":
        return expectDone(
          await matches.lift({ params, body: { changes: [...truth.correct(action, shown)] } }),
        );
      case "answer": {
        const listed = await matches.listAttention({ query: {} });
        if (!listed.ok) throw new Error(JSON.stringify(listed));
        const question = listed.data.data.find(({ code, name }) => code === "role" && isWizard(name));
        if (question === undefined) return;
        const answer =
          action.how === "role"
            ? ({ kind: "role", role: GIVEN_ROLE } as const)
            : ({ kind: "ignore" } as const);
        truth.answer(question.name, action.how);
        return expectDone(await matches.answerAttention({ body: { ids: [question.id], answer } }));
      }
    }
  }
}

function expectDone(reply: { readonly ok: boolean }): void {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
}

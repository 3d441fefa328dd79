import type { BodyOf, CallResult, FoundNumber, ListOutcome, ReplyOf } from "@teamwright/contract";
import type { userDesk } from "@teamwright/contract/resources/user-desk";
import { partsOf } from "./desk-queries.ts";
import { speakablePassword } from "./registration.ts";

export type NumberResult = {
  readonly phoneNumber: string;
  readonly outcome: ListOutcome | "not_sent";
  /** Of a new account; it is not shown again. */
  readonly password?: string | undefined;
};

type ListChangeBody = BodyOf<typeof userDesk.applyList>;
type Submit = (body: ListChangeBody) => Promise<CallResult<ReplyOf<typeof userDesk.applyList>> | null>;

/** A number of the preview as the call takes it. */
export type NumberEntry = { readonly phoneNumber: string; readonly password?: string };

/** New numbers get a password each. Numbers that the caller may not change are left out. */
export const entriesOf = (foundNumbers: readonly FoundNumber[]): readonly NumberEntry[] =>
  foundNumbers
    .filter(({ allowed }) => allowed)
    .map(({ phoneNumber, user }) =>
      user === null
        ? { phoneNumber, password: speakablePassword(crypto.getRandomValues(new Uint8Array(10))) }
        : { phoneNumber },
    );

/** Applies the entries part by part. After a failure nothing more is sent, and the rest says so. */
export async function applyMany(
  entries: readonly NumberEntry[],
  duration: number,
  submit: Submit,
): Promise<{ readonly results: readonly NumberResult[]; readonly failure: string | null }> {
  const results: NumberResult[] = [];
  let failure: string | null = null;
  for (const part of partsOf(entries)) {
    const outcomes = new Map<string, ListOutcome>();
    if (failure === null) {
      const reply: Awaited<ReturnType<Submit>> = await submit({ duration, entries: part });
      if (reply?.ok === false) failure = reply.message;
      if (reply?.ok === true)
        for (const { phoneNumber, outcome } of reply.data.data) outcomes.set(phoneNumber, outcome);
    }
    for (const { phoneNumber, password } of part) {
      const outcome = outcomes.get(phoneNumber) ?? "not_sent";
      results.push({ phoneNumber, outcome, ...(outcome === "registered" ? { password } : {}) });
    }
  }
  return { results, failure };
}

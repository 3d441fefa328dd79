import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Scope } from "#http/deps.ts";

const credentialChange = z.enum([
  "password",
  "passkeyAdded",
  "passkeyRemoved",
  "identityLinked",
  "identityUnlinked",
  "codesOn",
  "codesOff",
  "recoveryUsed",
  "recoveryRenewed",
  "keyCreated",
]);

/** The job of module `notices` that tells a person what opens the account now. */
export const credentialsKind = {
  name: "notices.credentials",
  input: z.object({ accountId: z.string(), id: z.string(), change: credentialChange }),
} as const;

/** In the transaction of the change: the person of the account is told of it. */
export async function tellCredentials(
  scope: Scope,
  accountId: string,
  change: z.infer<typeof credentialChange>,
): Promise<void> {
  await scope.deps.jobs.enqueue(scope, credentialsKind, { accountId, id: randomUUID(), change });
}

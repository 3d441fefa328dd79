import { z } from "zod";
import { seal, unseal } from "#crypto/sealing.ts";
import { newToken } from "#crypto/tokens.ts";
import type { Deps } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import type { IdentityFlow } from "#providers/port.ts";

/** Seconds at the provider. */
const LIFE = 600;
/** Sign-ins that one browser may have open at the same time, in its tabs. */
const MAX_FLOWS = 4;
const KEY_ID = "identity";

/** `link:` with the session that began it, whose user has given the password. */
export type IdentityPurpose = "sign-in" | `link:${string}`;

const flows = z.array(
  z.object({
    purpose: z.string(),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    expiresAt: z.number(),
  }),
);
type Flow = z.infer<typeof flows>[number];

function openFlows({ secrets }: Pick<Deps, "secrets">, caller: Caller): Flow[] {
  const [iv, ct] = caller.cookies.get("identity")?.split(".") ?? [];
  if (iv === undefined || ct === undefined) return [];
  const unsealedText = unseal({ v: 1, kid: KEY_ID, iv, ct }, secrets.sealKey, KEY_ID);
  if (!unsealedText.ok) return [];
  return flows.parse(JSON.parse(unsealedText.value)).filter(({ expiresAt }) => expiresAt > Date.now());
}

function keepFlows({ secrets }: Pick<Deps, "secrets">, caller: Caller, keptFlows: readonly Flow[]): void {
  if (keptFlows.length === 0) {
    caller.cookies.clear("identity");
    return;
  }
  const { iv, ct } = seal(JSON.stringify(keptFlows), secrets.sealKey, KEY_ID, KEY_ID);
  caller.cookies.set("identity", `${iv}.${ct}`, LIFE);
}

/**
 * Begins a way to the provider. State, nonce and verifier stay sealed in a cookie of this browser, so only this browser
 * can come back, and strangers who begin store nothing in the database. Each tab has a way of its own. The state begins
 * with what it is for, because the page to which the provider sends the browser must know that.
 */
export function beginFlow(
  deps: Pick<Deps, "secrets">,
  caller: Caller,
  purpose: IdentityPurpose,
): IdentityFlow {
  const kind = purpose === "sign-in" ? "sign-in" : "link";
  const flow = { state: `${kind}.${newToken()}`, nonce: newToken(), verifier: newToken() };
  const startedFlow = { ...flow, purpose, expiresAt: Date.now() + LIFE * 1000 };
  keepFlows(deps, caller, [...openFlows(deps, caller), startedFlow].slice(-MAX_FLOWS));
  return flow;
}

/** The way of this browser that the state names; null: none, for something else, or expired. */
export const flowOf = (
  deps: Pick<Deps, "secrets">,
  caller: Caller,
  { state, purpose }: { readonly state: string; readonly purpose: IdentityPurpose },
): IdentityFlow | null =>
  openFlows(deps, caller).find((flow) => flow.state === state && flow.purpose === purpose) ?? null;

/** Ends one way; those of other tabs stay. */
export function endFlow(deps: Pick<Deps, "secrets">, caller: Caller, state: string): void {
  keepFlows(
    deps,
    caller,
    openFlows(deps, caller).filter((flow) => flow.state !== state),
  );
}

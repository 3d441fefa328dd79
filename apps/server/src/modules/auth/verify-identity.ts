import type { BodyOf, contract } from "@teamwright/contract";
import { done, refused } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import type { Caller } from "#http/handler.ts";
import type { IdentityFailure, VerifiedIdentity } from "#providers/port.ts";
import type { Account } from "../accounts/public.ts";
import { beginFlow, flowOf } from "./identity-flow.ts";
import type { IdentityPurpose } from "./identity-flow.ts";

type ProviderReply = BodyOf<typeof contract.identitySignIn.login>;
type IdentityCall = { readonly deps: Deps; readonly caller: Caller };

const refusedBy = (failure: IdentityFailure, provider: string): RefusedAnswer =>
  failure === "unreachable"
    ? refused("identity_unreachable", { values: { provider } })
    : refused("identity_refused", { values: { provider } });

/** Whether an account may sign in by the identity provider: admins, superusers, prime admins and experts. */
export const mayUseProvider = ({ role, primeAdmin, expert }: Account): boolean =>
  role !== "customer" || primeAdmin || expert;

/** The provider's address, with a way back that only this browser can take. */
export async function sendToProvider({ deps, caller }: IdentityCall, purpose: IdentityPurpose) {
  const provider = deps.identityProvider;
  if (!provider) return refused("not_found");
  const address = await provider.address(beginFlow(deps, caller, purpose));
  if (!address.ok) return refusedBy(address.error, provider.name);
  return done("", { data: { address: address.value.href } });
}

/** Who came back, as the provider has proved it. Outside a transaction: the provider is called. */
export async function verifyReturn(
  { deps, caller }: IdentityCall,
  reply: ProviderReply,
  purpose: IdentityPurpose,
): Promise<VerifiedIdentity | RefusedAnswer> {
  const provider = deps.identityProvider;
  if (!provider) return refused("not_found");
  const flow = flowOf(deps, caller, { state: reply.state, purpose });
  if (!flow) return refusedBy("refused", provider.name);
  const query = Object.fromEntries(
    Object.entries(reply).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const verifiedIdentity = await provider.verify(query, flow);
  return verifiedIdentity.ok ? verifiedIdentity.value : refusedBy(verifiedIdentity.error, provider.name);
}

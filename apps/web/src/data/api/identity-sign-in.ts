import { identitySignIn } from "@teamwright/contract/resources/identity-sign-in";
import { identity } from "@teamwright/contract/resources/identity";
import { queryOptions } from "@tanstack/react-query";
import type { CallResult } from "@teamwright/contract";
import { apiOf, dataOf } from "./client.ts";
import { completeSignIn, type SignInResult } from "./sign-in.ts";

const api = apiOf({ identitySignIn, identity });

export const identityQuery = queryOptions({
  queryKey: ["identity"],
  queryFn: async ({ signal }) => dataOf(await api.identity.status({ signal })).data,
});

/** Leaves for the provider, which sends the browser back to the page of `returnOf`. */
const leaveFor = <Result extends CallResult<{ readonly data: { readonly address: string } }>>(
  startResult: Result,
): Result => {
  if (startResult.ok) window.location.assign(startResult.data.data.address);
  return startResult;
};

export const signInByIdentity = async () => leaveFor(await api.identitySignIn.begin());

/** Links the signed-in account, after a proof of its password. */
export const linkIdentity = async (password: string) =>
  leaveFor(await api.identity.begin({ body: { password } }));

export const unlinkIdentity = () => api.identity.unlink();

interface Return {
  readonly links: boolean;
  readonly body: {
    readonly state: string;
    readonly code?: string;
    readonly iss?: string;
    readonly error?: string;
  };
}

/** What the provider put into the address; null: somebody opened the page otherwise. */
export const returnOf = (search: string): Return | null => {
  const { state, code, iss, error } = Object.fromEntries(new URLSearchParams(search));
  if (state === undefined) return null;
  const body = {
    state,
    ...(code === undefined ? {} : { code }),
    ...(iss === undefined ? {} : { iss }),
    ...(error === undefined ? {} : { error }),
  };
  return { links: state.startsWith("link."), body };
};

type IdentityResult = SignInResult | CallResult<unknown>;

/** Ends a sign-in or a link. */
export const finishIdentity = async ({ links, body }: Return): Promise<IdentityResult> =>
  links ? api.identity.link({ body }) : completeSignIn(await api.identitySignIn.login({ body }));

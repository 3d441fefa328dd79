import { fail, succeed } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import type { Configuration, CustomFetch, IDToken } from "openid-client";
import { createHttpClient } from "./http-client.ts";
import type { IdentityFailure, IdentityFlow, IdentityProvider, VerifiedIdentity } from "./port.ts";

interface IdentityProviderSetting {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** On the button. */
  readonly name: string;
  /** A claim that must hold the account's phone number when it is linked. */
  readonly claim?: string;
  /** Claims of the id token that say that the provider has checked a second factor. */
  readonly secondFactor: readonly { readonly claim: "amr" | "acr"; readonly value: string }[];
  /** Where the provider sends the browser back: a page of ours. */
  readonly redirectUri: string;
}

/** For one call to the provider. Milliseconds. */
const WHOLE_CALL = 5000;
/** After this the provider's document is read again, so that changed addresses count. Milliseconds. */
const DOCUMENT_AGE = 10 * 60_000;

/** The provider did not answer, or not in time. */
class Unreached extends Error {}

/** Loaded at the first use: most installations have no provider. */
const library = () => import("openid-client");

interface Surroundings {
  /** Runs around every use of the provider. */
  readonly around?: <Value>(call: () => Promise<Value>) => Promise<Value>;
  readonly now?: () => number;
}

/** The OpenID Connect provider of the settings, read at its first use and then every ten minutes. */
export function openIdentityProvider(
  setting: IdentityProviderSetting,
  { around = (call) => call(), now = () => performance.now() }: Surroundings = {},
): IdentityProvider {
  const http = providerFetch(setting);
  let document: { readonly config: Promise<Configuration>; readonly until: number } | null = null;
  const configuration = (): Promise<Configuration> => {
    if (document && document.until > now()) return document.config;
    const config = discover(setting, http.fetch);
    const read = { config, until: now() + DOCUMENT_AGE };
    document = read;
    // A failure is not kept: the next person tries again.
    config.catch(() => {
      if (document === read) document = null;
    });
    return config;
  };
  return {
    name: setting.name,
    address: (flow) =>
      around(() => settle(async () => authorizationAddress(await configuration(), setting, flow))),
    verify: (reply, flow) =>
      around(() => settle(async () => redeem(await configuration(), setting, { reply, flow }))),
    close: http.close,
  };
}

/** The house's client in the shape that the library calls: no redirects, few bytes, a short time. */
function providerFetch({ issuer }: IdentityProviderSetting) {
  // The provider's document names the other addresses; the operator trusts the provider, which proves itself by TLS.
  // A provider on this machine may use http, see `addresses.ts`.
  const isAllowed = (origin: string) => origin.startsWith("https://") || origin === new URL(issuer).origin;
  const client = createHttpClient(isAllowed, { connections: 4 });
  const fetch: CustomFetch = async (address, { method, headers, body }) => {
    const url = new URL(address);
    if (!isAllowed(url.origin)) throw new Error(`the provider names ${url.origin}, which is not https`);
    const bytes =
      body instanceof URLSearchParams || typeof body === "string" ? Buffer.from(String(body)) : undefined;
    const reply = await client.call({
      method: method === "POST" ? "POST" : "GET",
      url,
      headers: { ...headers },
      ...(bytes === undefined ? {} : { body: bytes }),
      takesText: true,
      signal: AbortSignal.timeout(WHOLE_CALL),
    });
    if (!reply.ok) {
      if (reply.error === "invalid_reply") throw new Error("the provider's reply is too large");
      throw new Unreached(reply.error);
    }
    const { status, text, headers: receivedHeaders } = reply.value;
    if (status >= 500) throw new Unreached(`status ${status}`);
    const type = receivedHeaders["content-type"];
    return new Response(text === "" ? null : text, {
      status,
      headers: type === undefined ? {} : { "content-type": type },
    });
  };
  return { fetch, close: () => client.close() };
}

async function discover(setting: IdentityProviderSetting, fetch: CustomFetch): Promise<Configuration> {
  const {
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
  } = await library();
  const issuer = new URL(setting.issuer);
  const [basic, post] = [ClientSecretBasic(setting.clientSecret), ClientSecretPost(setting.clientSecret)];
  return discovery(
    issuer,
    setting.clientId,
    undefined,
    (server, client, body, headers) => {
      // Without a list a provider takes Basic (OpenID Connect Discovery 1.0, section 3).
      const takesPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post") === true;
      const takesBasic =
        server.token_endpoint_auth_methods_supported?.includes("client_secret_basic") !== false;
      return (takesPost && !takesBasic ? post : basic)(server, client, body, headers);
    },
    {
      [customFetch]: fetch,
      // The signature of the id token is checked too, though it comes by TLS from the provider itself.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === "http:" ? [allowInsecureRequests] : [])],
    },
  );
}

async function authorizationAddress(
  config: Configuration,
  { redirectUri, secondFactor }: IdentityProviderSetting,
  { state, nonce, verifier }: IdentityFlow,
): Promise<URL> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const acrValues = secondFactor.flatMap(({ claim, value }) => (claim === "acr" ? [value] : []));
  return buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: "openid",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(acrValues.length === 0 ? {} : { acr_values: acrValues.join(" ") }),
  });
}

/** Exchanges the code and checks state, nonce, issuer, audience, times and signature. */
async function redeem(
  config: Configuration,
  setting: IdentityProviderSetting,
  { reply, flow }: { reply: Readonly<Record<string, string>>; flow: IdentityFlow },
): Promise<VerifiedIdentity> {
  const { authorizationCodeGrant } = await library();
  const address = new URL(setting.redirectUri);
  address.search = String(new URLSearchParams(reply));
  const tokens = await authorizationCodeGrant(config, address, {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("no id token");
  return {
    issuer: claims.iss,
    subject: claims.sub,
    phone: setting.claim === undefined ? undefined : phoneIn(claims, setting.claim),
    secondFactor: setting.secondFactor.some(({ claim, value }) => holds(claims[claim], value)),
  };
}

const holds = (claim: unknown, value: string): boolean =>
  claim === value || (Array.isArray(claim) && claim.includes(value));

/** The ten digits of the claim; null where it is missing, not verified or no Indian number. */
function phoneIn(claims: IDToken, claim: string): string | null {
  const { [claim]: number, [`${claim}_verified`]: isVerified } = claims;
  if (typeof number !== "string" || isVerified === false) return null;
  if (claim === "phone_number" && isVerified !== true) return null;
  return /^(?:\+91)?(\d{10})$/.exec(number.replaceAll(/[\s-]/g, ""))?.[1] ?? null;
}

/** The library throws for everything; none of it is a bug of ours. */
async function settle<Value>(run: () => Promise<Value>): Promise<Outcome<Value, IdentityFailure>> {
  try {
    return succeed(await run());
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof Unreached) return fail("unreachable");
    return fail("refused");
  }
}

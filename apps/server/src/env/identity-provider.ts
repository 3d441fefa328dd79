import { publicUrl } from "./addresses.ts";
import type { SettingProblem } from "./addresses.ts";

/** A claim of the id token that says that the provider has checked a second factor. */
export interface SecondFactorClaim {
  readonly claim: "amr" | "acr";
  readonly value: string;
}

interface OidcSettings {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL?: string | undefined;
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_CLIENT_ID?: string | undefined;
  readonly OIDC_CLIENT_SECRET?: string | undefined;
  readonly OIDC_NAME?: string | undefined;
  readonly OIDC_CLAIM?: string | undefined;
  readonly OIDC_SECOND_FACTOR: readonly SecondFactorClaim[];
}

/** The path of the page to which the provider sends the browser back. */
const RETURN_PATH = "/login/provider";

/** Only a provider on this machine may use http: nobody else reads what it sends. */
const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** What is wrong with the settings of the identity provider, in words for the operator. */
export function wrongIdentityProvider(settings: OidcSettings): readonly SettingProblem[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = settings;
  const wrong: { setting: string; message: string }[] = [];
  const all = [issuer, id, secret];
  if (all.includes(undefined) && all.some((value) => value !== undefined))
    wrong.push({
      setting: "OIDC_ISSUER",
      message: "an identity provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET",
    });
  const address = issuer === undefined ? null : URL.parse(issuer);
  if (address && address.protocol !== "https:" && !isLoopback(address))
    wrong.push({
      setting: "OIDC_ISSUER",
      message: "is not https; only a provider on this machine (localhost, 127.0.0.1) may use http",
    });
  return wrong;
}

/** What the provider's client needs; null without OIDC_ISSUER. */
export function identityProviderOf(settings: OidcSettings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  const claim = settings.OIDC_CLAIM;
  return {
    issuer,
    clientId,
    clientSecret,
    name: settings.OIDC_NAME ?? new URL(issuer).hostname,
    ...(claim === undefined ? {} : { claim }),
    secondFactor: settings.OIDC_SECOND_FACTOR,
    // Where the provider sends the browser back: a page of ours.
    redirectUri: publicUrl(settings).replace(/\/$/, "") + RETURN_PATH,
  };
}

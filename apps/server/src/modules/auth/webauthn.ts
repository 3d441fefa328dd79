import type { BodyOf, Contract } from "@teamwright/contract";
import type { Account } from "../accounts/public.ts";
import type { Challenge, RelyingParty } from "./passkey-challenge.ts";
import type { StoredPasskey } from "./passkey.repository.ts";

type NewCredential = BodyOf<Contract["passkeys"]["create"]>["credential"];
type Assertion = BodyOf<Contract["passkeySignIn"]["login"]>["credential"];

/** The name that a device shows beside a passkey. */
const PRODUCT = "Teamwright";

/** EdDSA, ES256 and RS256: every authenticator has one of them. Source: the COSE registry of IANA. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded at the first use: its parsers of certificates would make every start slower. */
const library = () => import("@simplewebauthn/server");

/** The user of a passkey; the authenticator sends it back at each sign-in. */
const userHandleOf = (accountId: string) => Buffer.from(accountId).toString("base64url");

/** The options with which a browser makes a discoverable passkey that verifies its user. */
export const creationOptions = (
  { id }: RelyingParty,
  { challenge, timeout }: Challenge,
  { account, present }: { readonly account: Account; readonly present: readonly StoredPasskey[] },
) =>
  ({
    rp: { id, name: PRODUCT },
    user: {
      id: userHandleOf(account.id),
      name: account.phone,
      displayName: account.name || account.phone,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout,
    excludeCredentials: present.map(({ credentialId }) => ({
      type: "public-key" as const,
      id: credentialId,
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  }) as const;

/** What to store of a new passkey; null when it does not answer this challenge at this origin. */
export async function verifyNewPasskey(
  party: RelyingParty,
  challenge: string,
  credential: NewCredential,
): Promise<Pick<StoredPasskey, "credentialId" | "publicKey" | "counter"> | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter };
  } catch {
    // The library throws for every kind of wrong answer.
    return null;
  }
}

/** The passkey's new counter; null when the answer is not accepted, which includes a counter that went back. */
export async function verifyAssertion(
  party: RelyingParty,
  challenge: string,
  { passkey, credential }: { readonly passkey: StoredPasskey; readonly credential: Assertion },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response;
  if (userHandle !== userHandleOf(passkey.accountId)) return null;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...response, userHandle }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

const FLAGS = { userPresent: 0x01, userVerified: 0x04, withCredential: 0x40 } as const;

function uint(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/** What a test changes of a correct answer. */
export interface PasskeyAnswer {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** Signatures so far. */
  readonly counter?: number;
  /** False: the device did not check its user. */
  readonly verified?: boolean;
  /** Of the account, as the options of its registration carried it. */
  readonly userHandle?: string;
}

/** An authenticator with one passkey (ES256), which answers as WebAuthn Level 3, sections 6.1 and 6.5, has it. */
export function makeAuthenticator() {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
  };

  // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  const clientData = (type: string, { challenge, origin = "http://localhost" }: PasskeyAnswer) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (
    { rpId = "localhost", counter = 0, verified = true }: PasskeyAnswer,
    flags: number,
  ) =>
    Buffer.concat([
      sha256(rpId),
      uint(flags | FLAGS.userPresent | (verified ? FLAGS.userVerified : 0), 1),
      uint(counter, 4),
    ]);

  return {
    /** The answer to the options of a registration. */
    create: (answer: PasskeyAnswer) => {
      const data = Buffer.concat([
        authenticatorData(answer, FLAGS.withCredential),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        coseKey,
      ]);
      // CBOR: { fmt: "none", attStmt: {}, authData: bytes }
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
        uint(data.length, 2),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", answer).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
        },
      };
    },
    /** The answer to the options of a sign-in. */
    get: (answer: PasskeyAnswer) => {
      const data = authenticatorData(answer, 0);
      const client = clientData("webauthn.get", answer);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", Buffer.concat([data, sha256(client)]), privateKey).toString("base64url"),
          ...(answer.userHandle === undefined ? {} : { userHandle: answer.userHandle }),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A small OpenID Connect provider whose user is signed in and agrees at once. */
export interface TestIdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Changes what it does from now on; `{}` is an honest provider with the user `ada`. */
  behave(behaviour: Behaviour): void;
  /** How often the token endpoint was called. */
  readonly exchanges: () => number;
  close(): Promise<void>;
}

export interface Behaviour {
  readonly subject?: string;
  /** Claims of the id token that replace or join the honest ones; undefined removes one. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly signature?: "none" | "shared secret" | "unknown key" | "broken";
  /** The user refuses, or the reply names another provider. */
  readonly reply?: "denied" | "other issuer";
  /** What the endpoints for programs answer. */
  readonly answers?: "nonsense" | "error" | "nothing" | "too much" | "redirect" | "other issuer";
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const KEY_ID = "test key";

function signClaims(claims: object, key: KeyObject, secret: string, way: Behaviour["signature"]): string {
  const algorithm = way === "none" ? "none" : way === "shared secret" ? "HS256" : "RS256";
  const text = `${base64url({ alg: algorithm, kid: KEY_ID, typ: "JWT" })}.${base64url(claims)}`;
  if (way === "none") return `${text}.`;
  if (way === "shared secret")
    return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
  const signature = sign("sha256", Buffer.from(text), key);
  if (way === "broken") signature.writeUInt8(signature.readUInt8(9) ^ 1, 9);
  return `${text}.${signature.toString("base64url")}`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  return text;
}

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

/** Answers as `way` says; false when the provider shall answer as usual. */
function misbehave(response: ServerResponse, way: Behaviour["answers"]): boolean {
  if (way === "nonsense") response.writeHead(200, { "content-type": "application/json" }).end("<html>{");
  else if (way === "error") response.writeHead(503).end("down");
  else if (way === "redirect") response.writeHead(302, { location: "http://127.0.0.1:9/secret" }).end();
  else if (way === "too much")
    response.writeHead(200, { "content-type": "application/json" }).end("[".repeat(3_000_000));
  // "nothing": the connection stays open without a reply.
  else return way === "nothing";
  return true;
}

export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const [clientId, clientSecret] = ["teamwright", "a client secret for tests only"];
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const grants = new Map<string, Grant>();
  let behaviour: Behaviour = {};
  let exchanges = 0;
  let issuer = "";

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const code = randomBytes(16).toString("base64url");
    const redirectUri = query.get("redirect_uri") ?? "";
    const [nonce, challenge] = [query.get("nonce") ?? "", query.get("code_challenge") ?? ""];
    grants.set(code, { nonce, challenge, redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    back.searchParams.set("iss", behaviour.reply === "other issuer" ? "https://other.example" : issuer);
    if (behaviour.reply === "denied") back.searchParams.set("error", "access_denied");
    else back.searchParams.set("code", code);
    response.writeHead(302, { location: back.href }).end();
  };

  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    exchanges += 1;
    const form = new URLSearchParams(await textOf(request));
    const code = form.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const basic = Buffer.from(
      `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret).replaceAll("%20", "+")}`,
    );
    if (request.headers.authorization !== `Basic ${basic.toString("base64")}`)
      return json(response, { error: "invalid_client" }, 401);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (grant?.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri"))
      return json(response, { error: "invalid_grant" }, 400);
    const now = Math.floor(Date.now() / 1000);
    const { subject = "ada", claims = {}, signature } = behaviour;
    const honest = { iss: issuer, aud: clientId, sub: subject, nonce: grant.nonce, iat: now, exp: now + 300 };
    const key = signature === "unknown key" ? foreign : privateKey;
    const id_token = signClaims({ ...honest, ...claims }, key, clientSecret, signature);
    return json(response, { access_token: "none of ours", token_type: "Bearer", id_token });
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", issuer);
    if (pathname === "/authorize") return authorize(searchParams, response);
    if (misbehave(response, behaviour.answers)) return undefined;
    if (pathname === "/token") return void token(request, response);
    if (pathname === "/keys")
      return json(response, {
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: "RS256" }],
      });
    if (pathname !== "/.well-known/openid-configuration") return json(response, {}, 404);
    return json(response, {
      issuer: behaviour.answers === "other issuer" ? "https://other.example" : issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
      authorization_response_iss_parameter_supported: true,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    clientSecret,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: "Acme ID",
    },
    behave: (next) => void (behaviour = next),
    exchanges: () => exchanges,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createHash, createPublicKey, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { z } from "zod";
import { exit, UsageError } from "./command.ts";
import type { Io } from "./command.ts";
import { fileProblem } from "./file-problem.ts";

export interface VerifyOptions {
  readonly key: string;
  readonly commit?: string;
  readonly json?: true;
}

/** DSSE v1; scripts/release-files.mjs writes it. */
const envelopeSchema = z.strictObject({
  payloadType: z.literal("application/vnd.in-toto+json"),
  payload: z.base64(),
  signatures: z.array(z.strictObject({ keyid: z.string(), sig: z.base64() })),
});

/** What is read of the in-toto statement v1 with the SLSA provenance v1. */
const statementSchema = z.object({
  _type: z.literal("https://in-toto.io/Statement/v1"),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicateType: z.literal("https://slsa.dev/provenance/v1"),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal("urn:teamwright:release:1"),
      resolvedDependencies: z.tuple([z.object({ digest: z.object({ gitCommit: z.string() }) })]),
    }),
    runDetails: z.object({ builder: z.object({ version: z.object({ node: z.string() }) }) }),
  }),
});
type Statement = z.infer<typeof statementSchema>;

/** The release is not proven; the message is for the operator. */
class Mismatch extends Error {}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

function readKey(file: string, io: Io): KeyObject {
  const pem = readInputFile(file, io);
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // The same answer as for a key of another kind.
  }
  throw new UsageError(`${file} is not an ed25519 public key in PEM.`);
}

/** A file that the arguments name: without it there is nothing to prove. */
function readInputFile(file: string, io: Io): Buffer {
  try {
    return readFileSync(resolve(io.cwd, file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${fileProblem(error)}.`);
  }
}

function readReleased(file: string, io: Io): Buffer {
  try {
    return readFileSync(resolve(io.cwd, file));
  } catch (error) {
    throw new Mismatch(`${file}, which belongs to the release, cannot be read: ${fileProblem(error)}.`);
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

/** The statement in the envelope, when this key signed it. */
function signedStatement(file: string, bytes: Buffer, key: KeyObject): Statement {
  const envelope = envelopeSchema.safeParse(parseJson(bytes));
  if (!envelope.success) throw new Mismatch(`${file} is not a signed in-toto statement (DSSE).`);
  const { payloadType, payload, signatures } = envelope.data;
  const keyId = sha256(key.export({ type: "spki", format: "der" }));
  const signature = signatures.find(({ keyid }) => keyid === keyId);
  if (signature === undefined) throw new Mismatch(`${file} is signed with another key.`);
  const body = Buffer.from(payload, "base64");
  const signedText = Buffer.concat([
    Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `),
    body,
  ]);
  if (!verify(null, signedText, key, Buffer.from(signature.sig, "base64")))
    throw new Mismatch(`${file} was changed after it was signed.`);
  const statement = statementSchema.safeParse(parseJson(body));
  if (!statement.success) throw new Mismatch(`${file} is signed, but it does not describe a release.`);
  return statement.data;
}

/** The file's SHA-256, when it is the signed one. */
function provenDigest({ subject }: Statement, file: string, io: Io): string {
  const name = basename(file);
  const digest = sha256(readReleased(file, io));
  const signedSubject = subject.find((each) => each.name === name);
  if (signedSubject === undefined) {
    const names = subject.map((each) => each.name).join(", ");
    throw new Mismatch(`${name} is not in the signed statement, which names ${names}.`);
  }
  if (signedSubject.digest.sha256 !== digest)
    throw new Mismatch(
      `${name} was changed: its SHA-256 is ${digest}, signed is ${signedSubject.digest.sha256}.`,
    );
  return digest;
}

/** Proves package, SBOM and commit by the signed statement beside the package. */
export async function verifyRelease(
  file: string,
  { key: keyFile, commit: expectedCommit, json }: VerifyOptions,
  io: Io,
): Promise<number> {
  if (!file.endsWith(".tgz")) throw new UsageError(`${file} is not a package: its name ends with .tgz.`);
  const key = readKey(keyFile, io);
  readInputFile(file, io);
  const stem = file.slice(0, -".tgz".length);
  const envelopeFile = `${stem}.intoto.json`;
  try {
    const statement = signedStatement(envelopeFile, readReleased(envelopeFile, io), key);
    const digests = [file, `${stem}.cdx.json`].map((path) => ({
      name: basename(path),
      sha256: provenDigest(statement, path, io),
    }));
    const { buildDefinition, runDetails } = statement.predicate;
    const commit = buildDefinition.resolvedDependencies[0].digest.gitCommit;
    if (expectedCommit !== undefined && expectedCommit !== commit)
      throw new Mismatch(`The release is made from commit ${commit}, not from ${expectedCommit}.`);
    const { node } = runDetails.builder.version;
    if (json) io.out(JSON.stringify({ files: digests, commit, node }, null, 2));
    else {
      for (const { name, sha256: digest } of digests) io.out(`${name}: as signed, SHA-256 ${digest}`);
      io.out(`Made from commit ${commit} with Node ${node}.`);
    }
    return exit.done;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    io.err(error.message);
    return exit.failed;
  }
}

// What stands beside the package of a release: its SBOM, the signed statement that `teamwright verify` reads
// (apps/server/src/cli/run-verify.ts), and the checksums of all three.
import { spawnSync } from "node:child_process";
import { createHash, createPublicKey, sign } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { projectEnv } from "./bootstrap.mjs";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const sha256Of = (path) => sha256(readFileSync(path));

/** The output of a command in a folder; without success it throws. */
export function outputOf(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: projectEnv(),
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${[command, ...args].join(" ")} failed: ${error?.message ?? stderr + stdout}`);
  return stdout.trim();
}

/**
 * The SBOM comes from the lock file of the package alone: neither node_modules nor the network is read. Without its random
 * number and its time, so that the same release has the same bytes.
 */
function writeSbom(tarball, sbom) {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-sbom-"));
  // npm names the package by its folder.
  const namedFolder = join(folder, "teamwright");
  try {
    mkdirSync(namedFolder);
    const files = ["package/package.json", "package/npm-shrinkwrap.json"];
    outputOf("tar", ["-xzf", tarball, "-C", namedFolder, "--strip-components=1", ...files]);
    const text = outputOf("npm", ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"], namedFolder);
    const { serialNumber: _number, metadata, ...rest } = JSON.parse(text);
    const { timestamp: _time, ...about } = metadata;
    writeFileSync(sbom, `${JSON.stringify({ ...rest, metadata: about }, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The in-toto statement v1 with the SLSA provenance v1. Without times, so that the same release has the same bytes. */
const statementOf = (files, commit, keyid) => ({
  _type: "https://in-toto.io/Statement/v1",
  subject: files.map((path) => ({ name: basename(path), digest: { sha256: sha256Of(path) } })),
  predicateType: "https://slsa.dev/provenance/v1",
  predicate: {
    buildDefinition: {
      buildType: "urn:teamwright:release:1",
      externalParameters: {},
      resolvedDependencies: [{ name: "source", digest: { gitCommit: commit } }],
    },
    runDetails: {
      builder: { id: `urn:teamwright:operator:${keyid}`, version: { node: process.versions.node } },
    },
  },
});

/** The statement in a DSSE v1 envelope. */
function envelopeOf(statement, key, keyid) {
  const payloadType = "application/vnd.in-toto+json";
  const body = Buffer.from(JSON.stringify(statement));
  const signedText = Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${body.length} ${body}`);
  return {
    payloadType,
    payload: body.toString("base64"),
    signatures: [{ keyid, sig: sign(null, signedText, key).toString("base64") }],
  };
}

/** Writes the files beside the package and returns their names, the package's first. */
export function writeReleaseFiles(tarball, commit, key) {
  const stem = tarball.slice(0, -".tgz".length);
  const [sbom, envelope, sums] = [
    `${stem}.cdx.json`,
    `${stem}.intoto.json`,
    join(dirname(tarball), "SHA256SUMS"),
  ];
  writeSbom(tarball, sbom);
  const keyid = sha256(createPublicKey(key).export({ type: "spki", format: "der" }));
  const statement = statementOf([tarball, sbom], commit, keyid);
  writeFileSync(envelope, `${JSON.stringify(envelopeOf(statement, key, keyid), null, 2)}\n`);
  const files = [tarball, sbom, envelope];
  writeFileSync(sums, files.map((path) => `${sha256Of(path)}  ${basename(path)}\n`).join(""));
  return [...files, sums].map((path) => basename(path));
}

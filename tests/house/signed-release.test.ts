import { execFileSync, spawnSync } from "node:child_process";
import { createHash, createPrivateKey, generateKeyPairSync } from "node:crypto";
import type { KeyObject } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scratchCopy } from "./scratch-copy.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// A script has no types: they are said here.
const { writeReleaseFiles } = (await import(join(root, "scripts/release-files.mjs"))) as {
  writeReleaseFiles: (tarball: string, commit: string, key: KeyObject) => string[];
};
const { commandsRunBy } = (await import(join(root, "scripts/documented-commands.mjs"))) as {
  commandsRunBy: (root: string, page: string, file: string) => string[];
};
const folder = mkdtempSync(join(tmpdir(), "teamwright-signed-"));
const commit = "0123456789abcdef0123456789abcdef01234567";
const operator = generateKeyPairSync("ed25519");
const stem = "teamwright-1.2.3";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeKey = (name: string, keys: Pick<typeof operator, "publicKey">) =>
  writeFileSync(join(folder, name), keys.publicKey.export({ type: "spki", format: "pem" }));

/** A package as `npm run package` packs it, with one library in its lock file, and what stands beside it. */
function release(version: string, key = operator.privateKey): void {
  const source = join(folder, `source-${version}`);
  mkdirSync(source);
  const about = { name: "teamwright", version, dependencies: { zod: "4.6.7" } };
  const library = { version: "4.6.7", license: "MIT" };
  const lockFile = { ...about, lockfileVersion: 3, packages: { "": about, "node_modules/zod": library } };
  writeFileSync(join(source, "package.json"), JSON.stringify(about));
  writeFileSync(join(source, "npm-shrinkwrap.json"), JSON.stringify(lockFile));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: source, stdio: "pipe" });
  writeReleaseFiles(join(folder, `teamwright-${version}.tgz`), commit, key);
}

beforeAll(() => {
  writeKey("public.pem", operator);
  writeKey("other.pem", generateKeyPairSync("ed25519"));
  writeKey("rsa.pem", generateKeyPairSync("rsa", { modulusLength: 2048 }));
  release("1.2.3");
  release("1.2.4");
}, 60_000);

/** Runs `teamwright verify` on a copy of the release. */
function verify(args: readonly string[] = [], change: (copy: string) => void = () => undefined) {
  const copy = join(folder, "copy");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy);
  for (const end of [".tgz", ".cdx.json", ".intoto.json"])
    cpSync(join(folder, stem + end), join(copy, stem + end));
  change(copy);
  const program = join(root, "apps/server/bin/teamwright.mjs");
  const all = [program, "verify", join("copy", `${stem}.tgz`), ...args];
  const key = args.includes("--key") ? [] : ["--key", "public.pem"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...all, ...key], {
    cwd: folder,
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr.trimEnd() };
}

/** Changes the byte in the middle of the file, or after the first occurrence of `after`. */
const changeByte = (name: string, after?: string) => (copy: string) => {
  const bytes = readFileSync(join(copy, name));
  const at = after === undefined ? bytes.length >> 1 : bytes.indexOf(after) + after.length;
  bytes.writeUInt8(bytes.readUInt8(at) === 65 ? 66 : 65, at);
  writeFileSync(join(copy, name), bytes);
};

test("a release is proven with its SBOM and its commit", () => {
  const good = verify(["--commit", commit]);
  expect(good).toMatchObject({ code: 0, err: "" });
  expect(good.out).toContain(`Made from commit ${commit} with Node ${process.versions.node}.`);

  const json = verify(["--json"]);
  const result: unknown = JSON.parse(json.out);
  expect(result).toMatchObject({
    files: [{ name: `${stem}.tgz` }, { name: `${stem}.cdx.json` }],
    commit,
  });
  const sbom: unknown = JSON.parse(readFileSync(join(folder, `${stem}.cdx.json`), "utf8"));
  expect(sbom).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "teamwright", version: "1.2.3" } },
    components: [{ name: "zod", version: "4.6.7" }],
  });
});

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
test.skipIf(!hasOpenssl)("the commands of docs/versions.md make the keys and prove a release", () => {
  const blocks = commandsRunBy(root, "docs/versions.md", "tests/house/signed-release.test.ts");
  const [makeKeys = "", prove = ""] = blocks;
  const sh = (commands: string) =>
    execFileSync("sh", ["-ec", commands], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  sh(makeKeys);
  release("1.1.0", createPrivateKey(readFileSync(join(folder, "operator.pem"))));
  // Where `npx` looks first.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  expect(sh(prove)).toContain(`Made from commit ${commit}`);
});

test("the same package has the same SBOM, statement and checksums again, and the checksums are right", () => {
  const names = [`${stem}.cdx.json`, `${stem}.intoto.json`, "SHA256SUMS"];
  const read = () => names.map((name) => readFileSync(join(folder, name), "utf8"));
  const writtenFiles = writeReleaseFiles(join(folder, `${stem}.tgz`), commit, operator.privateKey);
  const first = read();
  writeReleaseFiles(join(folder, `${stem}.tgz`), commit, operator.privateKey);
  expect(read()).toEqual(first);
  expect(writtenFiles).toEqual([`${stem}.tgz`, ...names]);
  const sha256 = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  expect(first[2]).toBe(
    writtenFiles
      .slice(0, 3)
      .map((name) => `${sha256(name)}  ${name}\n`)
      .join(""),
  );
});

const envelope = join("copy", `${stem}.intoto.json`);
test.each<[string, string, readonly string[], ((copy: string) => void)?]>([
  ["a changed package", `${stem}.tgz was changed: its SHA-256 is `, [], changeByte(`${stem}.tgz`)],
  ["a changed SBOM", `${stem}.cdx.json was changed: its SHA-256 is `, [], changeByte(`${stem}.cdx.json`)],
  [
    "a changed statement",
    `${envelope} was changed after it was signed.`,
    [],
    changeByte(`${stem}.intoto.json`),
  ],
  [
    "a changed signature",
    `${envelope} was changed after it was signed.`,
    [],
    changeByte(`${stem}.intoto.json`, '"sig": "'),
  ],
  ["another key", `${envelope} is signed with another key.`, ["--key", "other.pem"]],
  ["another commit", `The release is made from commit ${commit}, not from `, ["--commit", "a".repeat(40)]],
  [
    "no SBOM",
    `${join("copy", `${stem}.cdx.json`)}, which belongs to the release, cannot be read: there is no such file or folder.`,
    [],
    (copy) => rmSync(join(copy, `${stem}.cdx.json`)),
  ],
  [
    "no statement",
    `${envelope}, which belongs to the release, cannot be read: there is no such file or folder.`,
    [],
    (copy) => rmSync(join(copy, `${stem}.intoto.json`)),
  ],
  [
    "a file that is no statement",
    `${envelope} is not a signed in-toto statement (DSSE).`,
    [],
    (copy) => writeFileSync(join(copy, `${stem}.intoto.json`), "{}"),
  ],
  [
    "a statement of another package",
    `${stem}.tgz is not in the signed statement, which names teamwright-1.2.4.tgz, teamwright-1.2.4.cdx.json.`,
    [],
    (copy) => cpSync(join(folder, "teamwright-1.2.4.intoto.json"), join(copy, `${stem}.intoto.json`)),
  ],
])("%s is not proven, in a sentence of its own", (_, sentence, args, change) => {
  const { code, out, err } = verify(args, change);
  expect(err.startsWith(sentence), err).toBe(true);
  expect(err).not.toContain("\n");
  expect({ code, out }).toEqual({ code: 1, out: "" });
});

test.each<[string, string, readonly string[], ((copy: string) => void)?]>([
  [
    "a missing package",
    `${join("copy", `${stem}.tgz`)} cannot be read: there is no such file or folder.`,
    [],
    (copy) => renameSync(join(copy, `${stem}.tgz`), join(copy, "other")),
  ],
  ["a missing key", "none.pem cannot be read: there is no such file or folder.", ["--key", "none.pem"]],
  ["a key of another kind", "rsa.pem is not an ed25519 public key in PEM.", ["--key", "rsa.pem"]],
  [
    "a short commit",
    "error: option '--commit <ID>' argument '0123' is invalid. It is the full id of a commit",
    ["--commit", "0123"],
  ],
])("%s is bad input", (_, sentence, args, change) => {
  const { code, err } = verify(args, change);
  expect(err.startsWith(sentence), err).toBe(true);
  expect(code).toBe(2);
});

test("a release is refused without a key, a dated heading or its tag, and with changes that are not committed", () => {
  const copy = scratchCopy();
  const keys = {
    ed25519: operator.privateKey,
    rsa: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey,
  };
  for (const [name, key] of Object.entries(keys))
    writeFileSync(join(folder, name), key.export({ type: "pkcs8", format: "pem" }));
  const commitAll = () => {
    copy.run("git", ["add", "--all"]);
    copy.run("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", "Test"]);
  };
  const refusal = (...args: string[]) => {
    const { code, output } = copy.run("node", ["scripts/release.mjs", ...args]);
    expect(code).toBe(1);
    return output.trim();
  };
  const key = join(folder, "ed25519");
  try {
    copy.run("git", ["init", "-q"]);
    commitAll();
    expect(refusal()).toBe("Name the operator's key, ed25519 in PEM: npm run release -- --key FILE");
    expect(refusal("--key", join(folder, "none"))).toContain("none cannot be read as a private key in PEM");
    expect(refusal("--key", join(folder, "rsa"))).toContain("is a key for rsa, not for ed25519.");
    for (const heading of ["Unreleased", "1.0.0", "0.9.0 - 2026-11-25"]) {
      copy.plant("CHANGELOG.md", `# Changes\n\n## ${heading}\n`);
      commitAll();
      expect(refusal("--key", key)).toBe(
        `CHANGELOG.md begins with "## ${heading}". A release needs "## 1.0.0 - YYYY-MM-DD" there.`,
      );
    }
    copy.plant("CHANGELOG.md", "# Changes\n\n## 1.0.0 - 2026-11-25\n");
    expect(refusal("--key", key)).toBe(
      "The working tree has changes that are not committed. A release is made from a commit.",
    );
    copy.run("git", ["tag", "v1.0.0"]);
    commitAll();
    expect(refusal("--key", key)).toBe(
      "The commit does not have the tag v1.0.0: git tag -a v1.0.0 -m v1.0.0",
    );
  } finally {
    copy.remove();
  }
}, 120_000);

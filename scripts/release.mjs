// npm run release -- --key FILE: makes the files of a release in dist/, from HEAD (docs/versions.md).
import { createPrivateKey } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { knownFaults } from "./advisories.mjs";
import { projectNode, root, say, stop } from "./bootstrap.mjs";
import { outputOf, writeReleaseFiles } from "./release-files.mjs";

const { values } = parseArgs({
  options: { key: { type: "string" }, "skip-advisories": { type: "boolean" } },
});

function readKey() {
  if (values.key === undefined)
    return stop("Name the operator's key, ed25519 in PEM: npm run release -- --key FILE");
  let key;
  try {
    key = createPrivateKey(readFileSync(values.key));
  } catch (error) {
    return stop(`${values.key} cannot be read as a private key in PEM: ${error.message}`);
  }
  if (key.asymmetricKeyType !== "ed25519")
    return stop(`${values.key} is a key for ${key.asymmetricKeyType}, not for ed25519.`);
  return key;
}

/** The changelog begins with the version and its date: what stands under "Unreleased" is not released by mistake. */
function refuseWithoutDate(version) {
  const [, heading] = /^## (.*)$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];
  if (!new RegExp(`^${RegExp.escape(version)} - \\d{4}-\\d{2}-\\d{2}$`).test(heading))
    stop(`CHANGELOG.md begins with "## ${heading}". A release needs "## ${version} - YYYY-MM-DD" there.`);
}

/** The tag says which commit a version is, so that anybody can build the package again. */
function refuseWithoutTag(version) {
  if (!outputOf("git", ["tag", "--points-at", "HEAD"], root).split("\n").includes(`v${version}`))
    stop(`The commit does not have the tag v${version}: git tag -a v${version} -m v${version}`);
}

async function refuseKnownFaults() {
  if (values["skip-advisories"] === true) return say("The advisories of the libraries are not asked for.");
  const faults = await knownFaults(root);
  if (faults.length > 0) stop(`Libraries have known faults:\n${faults.join("\n")}`);
}

/** Builds the package in a clone of its own with the libraries of the lock file, and returns the package's bytes. */
function build(commit, name) {
  const folder = mkdtempSync(join(tmpdir(), "teamwright-release-"));
  try {
    outputOf("git", ["clone", "--quiet", "--no-checkout", root, folder], root);
    outputOf("git", ["checkout", "--quiet", "--detach", commit], folder);
    outputOf("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], folder);
    outputOf(projectNode(), ["--disable-warning=ExperimentalWarning", "scripts/package.mjs"], folder);
    mkdirSync(join(root, "dist"), { recursive: true });
    copyFileSync(join(folder, "dist", name), join(root, "dist", name));
    return readFileSync(join(folder, "dist", name));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const key = readKey();
if (outputOf("git", ["status", "--porcelain"], root) !== "")
  stop("The working tree has changes that are not committed. A release is made from a commit.");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
refuseWithoutDate(version);
refuseWithoutTag(version);
const commit = outputOf("git", ["rev-parse", "HEAD"], root);
// The package has the modes of the files in it, which are not to depend on the operator's account.
process.umask(0o022);
const name = `teamwright-${version}.tgz`;
try {
  await refuseKnownFaults();
  say(`Building ${name} from ${commit} ...`);
  const first = build(commit, name);
  say("Building it again ...");
  if (!first.equals(build(commit, name))) {
    rmSync(join(root, "dist", name));
    stop("The two builds differ: nothing is released.");
  }
  for (const file of writeReleaseFiles(join(root, "dist", name), commit, key)) console.log(`dist/${file}`);
} catch (error) {
  stop(error.message);
}

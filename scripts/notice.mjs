#!/usr/bin/env node
// Writes the part of NOTICE that lists the libraries of the web bundle and of the server, from the lock file and
// node_modules. The part above the mark is written by hand.
//
//   node scripts/notice.mjs           writes it
//   node scripts/notice.mjs --check   exit 1 when it would change, or when a licence is not permissive
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./bootstrap.mjs";
import { librariesOf } from "./lock-file.mjs";

const file = join(root, "NOTICE");
const MARK = "Libraries (scripts/notice.mjs writes everything below this line)";

const permissive = [
  ..."MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0".split(" "),
  // Of the font: it may not be sold by itself.
  "OFL-1.1",
];
/** Build tools whose code is part of the service worker. */
const bundledTools = /^workbox-(core|expiration|precaching|routing|strategies|window)$/;

const fileNamed = (folder, pattern) =>
  readdirSync(folder)
    .sort()
    .find((name) => pattern.test(name));
const plain = (text) => text.replaceAll(/\s+/g, " ").trim();

const BODY =
  /Permission\s+is\s+hereby\s+granted,\s+free\s+of\s+charge,.*OTHER\s+DEALINGS\s+IN\s+THE\s+SOFTWARE\.?/is;
/** The words of the MIT licence, of which copies differ in quotation marks and "or". */
const words = (text) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", "");

function libraryAt(path) {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm install.`);
  const ownPackage = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licenceFile = fileNamed(folder, /^(licen[cs]e|copying)/i);
  const notice = fileNamed(folder, /^notice/i);
  const read = (name) => readFileSync(join(folder, name), "utf8").replaceAll("\r", "").trim();
  const author = typeof ownPackage.author === "string" ? ownPackage.author : ownPackage.author?.name;
  return {
    title: `${ownPackage.name} ${ownPackage.version}`,
    licence: ownPackage.license ?? ownPackage.licenses?.[0]?.type ?? "unknown",
    text: licenceFile === undefined ? null : read(licenceFile),
    notice: notice === undefined ? null : read(notice),
    author: author ?? "its authors",
    source: (ownPackage.repository?.url ?? ownPackage.homepage ?? "").replace(/^git\+/, ""),
  };
}

const isPermissive = (licence) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => permissive.includes(one)));

const mitWords = (text) => {
  const [body] = BODY.exec(text) ?? [];
  return body === undefined ? "" : words(body);
};

function entry({ title, licence, text, notice, author, source }, mit) {
  const head = isPermissive(licence) ? `${title} (${licence})` : `${title} (${licence}), source: ${source}`;
  const noticeText = notice === null ? "" : `\n\n${notice}`;
  if (text === null)
    return `${head}\n\nCopyright (c) ${author}. The package has no file with its licence.${noticeText}`;
  if (mitWords(text) === mit) {
    const keptLines = text
      .replace(BODY, "")
      .split("\n")
      .map((line) => line.trim());
    const lines = keptLines.filter(
      (line) =>
        line !== "" &&
        !/^(the )?\(?mit( license)?\)?( \(mit\))?:?$/i.test(line.replaceAll(/[#*]/g, "").trim()),
    );
    return `${head}, the MIT License above\n\n${lines.join("\n")}${noticeText}`;
  }
  return `${head}\n\n${text}${noticeText}`;
}

const RULE = `\n\n${"-".repeat(80)}\n\n`;

const writtenNotice = readFileSync(file, "utf8");
const byHand = writtenNotice.split(MARK, 1)[0].trimEnd();
const mit = mitWords(byHand);
const libraries = [
  ...new Map(
    // Which of the packages of one platform is installed differs; their library carries the licence.
    librariesOf(["apps/server", "apps/web", "apps/sandbox"], { tools: bundledTools })
      .map(libraryAt)
      .map((each) => [each.title, each]),
  ).values(),
].sort((a, b) => (a.title < b.title ? -1 : 1));
const refusedLibraries = libraries.filter(({ licence }) => !isPermissive(licence));
for (const { title, licence } of refusedLibraries)
  console.error(`${title}: the licence ${licence} is not permissive.`);
const text =
  [`${byHand}\n\n${MARK}`, ...libraries.map((library) => entry(library, mit))]
    .join(RULE)
    .replaceAll(/[ \t]+$/gm, "") + "\n";

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (text !== writtenNotice) {
  console.error("NOTICE is not up to date: run node scripts/notice.mjs");
  process.exitCode = 1;
}
if (refusedLibraries.length > 0) process.exitCode = 1;

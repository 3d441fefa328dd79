// The pages of the documentation site, in the order of its menu. Addresses are those of the files, with .html.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every Markdown file of a folder, by name; a README first. */
const filesIn = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .sort((a, b) => Number(b === "README.md") - Number(a === "README.md") || a.localeCompare(b))
    .map((name) => `${folder}/${name}`);

const docs = (...names) => names.map((name) => `docs/${name}.md`);

export const groupsOf = (root) => [
  { title: "Start", files: ["README.md", ...docs("tour", "desk", "your-data", "cli")] },
  {
    title: "Operate",
    files: [
      ...docs(
        "installation",
        "package",
        "proxy",
        "upgrading",
        "monitoring",
        "scaling",
        "security",
        "asvs",
        "versions",
      ),
      "CHANGELOG.md",
      "SECURITY.md",
    ],
  },
  {
    title: "Connect",
    files: [
      ...docs("api", "strategy", "from-pydfs-lineup-optimizer", "feed-format"),
      ...filesIn(root, "docs/recipes"),
      ...filesIn(root, "docs/feeds"),
      ...docs("provider-protocol", "scoring", "forecast"),
    ],
  },
  {
    title: "Develop",
    files: docs(
      "CONTRIBUTING",
      "debugging",
      "glossary",
      "translating",
      "benchmarks",
      "measures-web",
      "spec-coverage",
    ),
  },
  { title: "Coverage of the specification", files: filesIn(root, "docs/spec-coverage") },
  { title: "Decisions", files: filesIn(root, "docs/decisions") },
];

/** Markdown files that no group lists. */
export function unlistedPages(root) {
  const listedFiles = new Set(groupsOf(root).flatMap(({ files }) => files));
  return readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => `docs/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md") && !listedFiles.has(path));
}

/** `README.md` of the root is the first page. */
export const addressOf = (file) => (file === "README.md" ? "index.html" : file.replace(/\.md$/, ".html"));

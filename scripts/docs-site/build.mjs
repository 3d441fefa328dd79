// Writes the documentation site: a page per Markdown file, the pictures they show, one style sheet, and the search.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { anchorsOf, renderMarkdown } from "./markdown.mjs";
import { pageHtml } from "./page.mjs";
import { addressOf, groupsOf, unlistedPages } from "./pages.mjs";
import { sectionsOf } from "./sections.mjs";

function put(folder, path, content) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Links to headings that the page does not have. */
function deadAnchors(pages) {
  const anchors = new Map(pages.map(({ file, html }) => [addressOf(file), anchorsOf(html)]));
  const leadsNowhere = (file, href) => {
    if (/^https?:/.test(href)) return false;
    const { pathname, hash } = new URL(href, `http://site/${addressOf(file)}`);
    return !anchors.get(pathname.slice(1))?.has(decodeURIComponent(hash.slice(1)));
  };
  return pages.flatMap(({ file, html }) =>
    [...html.matchAll(/<a href="([^"]*#[^"]+)"/g)]
      .filter(([, href]) => leadsNowhere(file, href))
      .map(([, href]) => `${file} links to ${href}, which has no such heading`),
  );
}

/** Returns the number of pages. Throws when a page is in no group, or a link leads nowhere. */
export function buildSite({ root, into }) {
  const forgottenPages = unlistedPages(root);
  if (forgottenPages.length > 0)
    throw new Error(`scripts/docs-site/pages.mjs lists no group for ${forgottenPages.join(", ")}`);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const listedFiles = new Set(groupsOf(root).flatMap(({ files }) => files));
  const groups = groupsOf(root).map(({ title, files }) => ({
    title,
    pages: files.map((file) => ({
      file,
      ...renderMarkdown(readFileSync(join(root, file), "utf8"), { file, root, listed: listedFiles }),
    })),
  }));
  const pages = groups.flatMap((group) => group.pages);
  const problems = [...pages.flatMap((page) => page.problems), ...deadAnchors(pages)];
  if (problems.length > 0) throw new Error(problems.join("\n"));
  rmSync(into, { recursive: true, force: true });
  for (const page of pages) put(into, addressOf(page.file), pageHtml({ page, groups, version }));
  for (const asset of new Set(pages.flatMap(({ assets }) => assets)))
    put(into, asset, readFileSync(join(root, asset)));
  for (const file of ["style.css", "search.js"])
    copyFileSync(join(root, "scripts/docs-site", file), join(into, file));
  // The form of the library that a page without modules can load.
  copyFileSync(new URL("../umd/index.js", import.meta.resolve("minisearch")), join(into, "minisearch.js"));
  put(into, "sections.js", `globalThis.siteSections = ${JSON.stringify(pages.flatMap(sectionsOf))};\n`);
  copyFileSync(join(root, "apps/web/public/icons/icon.svg"), join(into, "icon.svg"));
  return pages.length;
}

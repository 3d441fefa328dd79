// Markdown of one file as HTML: headings with anchors, links between pages, code and pictures.
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { Marked } from "marked";
import { addressOf } from "./pages.mjs";

const plain = (html) => html.replaceAll(/<[^>]+>/g, "");

/** As forges make the anchor of a heading: small letters, hyphens, no punctuation. */
const anchorOf = (text) =>
  plain(text)
    .toLowerCase()
    .replaceAll(/&[a-z#0-9]+;/g, "")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");

/**
 * Where a link of `file` leads on the site.
 * Returns `{ href }`; `{ asset }` too, when that file is copied; `{}` for a file that the site does not contain;
 * `{ problem }` when there is no such file.
 */
function target(href, { file, root, listed }) {
  if (/^(https?:|mailto:|#)/.test(href)) return { href };
  const [path, anchor] = href.split("#");
  const to = posix.normalize(posix.join(posix.dirname(file), path));
  const relative = (address) => posix.relative(posix.dirname(addressOf(file)), address) || ".";
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (listed.has(to)) return { href: relative(addressOf(to)) + hash };
  const readme = `${to.replace(/\/$/, "")}/README.md`;
  if (listed.has(readme)) return { href: relative(addressOf(readme)) + hash };
  if (!existsSync(join(root, to))) return { problem: `${file} links to ${href}, which does not exist` };
  if (/\.(webp|png|svg|json|ya?ml)$/.test(to)) return { href: relative(to), asset: to };
  return {};
}

/** Returns the page's title, its HTML, the headings of its menu, the files that it shows and its dead links. */
export function renderMarkdown(text, context) {
  const headings = [];
  const assets = new Set();
  const problems = [];
  const usedIds = new Map();
  const follow = (href) => {
    const foundTarget = target(href, context);
    if (foundTarget.asset !== undefined) assets.add(foundTarget.asset);
    if (foundTarget.problem !== undefined) problems.push(foundTarget.problem);
    return foundTarget.href;
  };
  const markdown = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const base = anchorOf(html);
        const count = usedIds.get(base) ?? 0;
        usedIds.set(base, count + 1);
        const id = count === 0 ? base : `${base}-${count}`;
        headings.push({ depth, id, title: plain(html) });
        return `<h${depth} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const to = follow(href);
        return to === undefined ? html : `<a href="${to}">${html}</a>`;
      },
      image({ href, text: alt }) {
        return `<img src="${follow(href)}" alt="${alt}" loading="lazy">`;
      },
      table(token) {
        const cells = (row) => row.map((cell) => this.tablecell(cell)).join("");
        const head = `<thead><tr>${cells(token.header)}</tr></thead>`;
        const body = token.rows.map((row) => `<tr>${cells(row)}</tr>`).join("");
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = markdown.parse(text);
  const title = headings.find(({ depth }) => depth === 1)?.title ?? context.file;
  return {
    title,
    html,
    headings: headings.filter(({ depth }) => depth === 2),
    assets: [...assets],
    problems,
  };
}

/** The anchors that a page offers. */
export const anchorsOf = (html) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

// One page of the site: menu, content, the pages before and after it.
import { posix } from "node:path";
import { addressOf } from "./pages.mjs";

const from = (file) => (address) => posix.relative(posix.dirname(addressOf(file)), address) || ".";

const item = (page, current, link) => {
  const headings = page === current ? page.headings : [];
  const below =
    headings.length < 2
      ? ""
      : `<ul>${headings.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join("")}</ul>`;
  const here = page === current ? ' aria-current="page"' : "";
  return `<li><a href="${link(addressOf(page.file))}"${here}>${page.title}</a>${below}</li>`;
};

/** A group is open when it holds the current page. */
const group = ({ title, pages }, current, link) =>
  `<details${pages.includes(current) ? " open" : ""}><summary>${title}</summary><ul>${pages
    .map((page) => item(page, current, link))
    .join("")}</ul></details>`;

const step = (page, rel, word, link) =>
  page === undefined
    ? "<span></span>"
    : `<a rel="${rel}" href="${link(addressOf(page.file))}"><small>${word}</small>${page.title}</a>`;

/** Only the search needs a script. On a phone the menu stands below the content, and the header leads to it. */
export function pageHtml({ page, groups, version }) {
  const link = from(page.file);
  const pages = groups.flatMap((each) => each.pages);
  const at = pages.indexOf(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === "Teamwright" ? page.title : `${page.title} · Teamwright`}</title>
<link rel="icon" href="${link("icon.svg")}">
<link rel="stylesheet" href="${link("style.css")}">
<script src="${link("search.js")}" data-root="${link("index.html").replace(/index\.html$/, "")}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="home" href="${link("index.html")}"><img src="${link("icon.svg")}" alt="" width="28" height="28">Teamwright</a><span>${version}</span><form role="search" hidden>
<input type="search" placeholder="Search" aria-label="Search these pages" autocomplete="off" spellcheck="false">
<output></output><ol hidden></ol>
</form><a class="to-pages" href="#pages">Pages</a></header>
<div class="columns">
<nav id="pages" aria-label="Pages">${groups.map((each) => group(each, page, link)).join("")}</nav>
<main id="content">
${page.html}
<nav class="steps" aria-label="Next pages">${step(pages[at - 1], "prev", "Before", link)}${step(pages[at + 1], "next", "Next", link)}</nav>
</main>
</div>
</body>
</html>
`;
}

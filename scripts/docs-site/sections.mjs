// What the search of the site finds: each page and each section under a heading, with its text.
import { addressOf } from "./pages.mjs";

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** The text that a reader sees, in one line. */
const textOf = (html) =>
  html
    .replaceAll(/<a class="anchor".*?<\/a>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name])
    .replaceAll(/\s+/g, " ")
    .trim();

/** The sections of a page: `{ href, page, heading, text }`, `href` from the site's first folder. */
export function sectionsOf({ file, title, html }) {
  const parts = html.split(/(?=<h[1-4] id=")/);
  return parts.flatMap((part) => {
    const [, id, heading, rest] = /^<h[1-4] id="([^"]+)">(.*?)<\/h[1-4]>(.*)$/s.exec(part) ?? [];
    if (id === undefined) return [];
    return [
      { href: `${addressOf(file)}#${id}`, page: textOf(title), heading: textOf(heading), text: textOf(rest) },
    ];
  });
}

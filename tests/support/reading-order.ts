import type { Page } from "@playwright/test";

/** What a screen reader stops at; texts are read within them. */
const STOPS = new Set([
  "heading",
  "link",
  "button",
  "checkbox",
  "radio",
  "combobox",
  "textbox",
  "tab",
  "region",
  "article",
  "navigation",
  "main",
  "banner",
]);

/** The stops of the accessibility tree in the order in which a screen reader reads them: "heading Choose players". */
export async function readingOrder(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const stops: string[] = [];
  const read = (id: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const role = String(node.role?.value);
    if (!node.ignored && STOPS.has(role)) stops.push(`${role} ${String(node.name?.value ?? "")}`.trim());
    for (const child of node.childIds ?? []) read(child);
  };
  for (const { nodeId, parentId } of nodes) if (parentId === undefined) read(nodeId);
  return stops;
}

/** Where the order of the parts, each the begin of a stop, is another one; empty when they follow each other. */
export function missingInOrder(stops: readonly string[], parts: readonly string[]): string[] {
  let from = 0;
  return parts.filter((part) => {
    const at = stops.findIndex((stop, index) => index >= from && stop.startsWith(part));
    if (at !== -1) from = at + 1;
    return at === -1;
  });
}

/** Controls, headings and cards of the page's content that are read after what is seen below them. */
export const readTooLate = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main :is(h1, h2, h3, a, button, input, select, article)")]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return parts.flatMap(({ part, box }, index) => {
      const before = parts[index - 1];
      const above = before !== undefined && box.bottom <= before.box.top && box.left <= before.box.left;
      return above
        ? [(part.getAttribute("aria-label") ?? part.textContent) || part.outerHTML.slice(0, 60)]
        : [];
    });
  });

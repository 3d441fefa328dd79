import { colorPair } from "./color-pair.ts";
import type { ColorPair } from "./color-pair.ts";
import { hueOfCrest } from "./crest-hue.ts";

const sheet = new CSSStyleSheet();
const knownPairs = new Map<string, ColorPair>();

const rule = (selector: string, [left, right]: ColorPair["light"]): string =>
  `${selector} { --left: ${left.ink}; --left-soft: ${left.soft}; --right: ${right.ink}; --right-soft: ${right.soft}; }`;

/** Gives the sides the colours of their crests; they stay until another match is open. */
export async function applySideColors(left: string, right: string, signal: AbortSignal): Promise<void> {
  const key = JSON.stringify([left, right]);
  const pair =
    knownPairs.get(key) ?? colorPair(...(await Promise.all([hueOfCrest(left), hueOfCrest(right)])));
  knownPairs.set(key, pair);
  if (signal.aborted) return;
  sheet.replaceSync(`${rule(":root", pair.light)} ${rule('[data-color-scheme="dark"]', pair.dark)}`);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

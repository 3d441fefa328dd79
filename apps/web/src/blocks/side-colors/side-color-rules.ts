import { colorPair } from "./color-pair.ts";
import type { ColorPair } from "./color-pair.ts";
import { hueOfCrest } from "./crest-hue.ts";

const rule = (selector: string, [left, right]: ColorPair["light"]): string =>
  `${selector} { --left: ${left.ink}; --left-soft: ${left.soft}; --right: ${right.ink}; --right-soft: ${right.soft}; }`;

/** The rules that give the sides the colours of their crests, in both schemes. */
export async function sideColorRules(left: string, right: string): Promise<string> {
  const pair = colorPair(...(await Promise.all([hueOfCrest(left), hueOfCrest(right)])));
  return `${rule(":root", pair.light)} ${rule('[data-color-scheme="dark"]', pair.dark)}`;
}

/** The most levels of lists and objects in JSON from outside. */
export const MAX_DEPTH = 400;

const QUOTE = 34;
const COMMA = 0x2c;
const BACKSLASH = 92;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The position of the quote that ends a text; the length when none does. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (before >= from && text.charCodeAt(before) === BACKSLASH) before -= 1;
    // An even number of backslashes escapes only themselves.
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

/**
 * Whether a JSON text is nested deeper than `MAX_DEPTH`, or has more values than `maxValues`: each list, object and comma
 * counts as one. One pass over the text, which need not be valid, before anything is allocated for it.
 */
export function jsonFault(text: string, maxValues = Infinity): "too_deep" | "too_many" | null {
  // Every level takes at least one character.
  if (text.length <= MAX_DEPTH) return null;
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at + 1);
    else if (OPENING.has(code)) {
      depth += 1;
      values += 1;
      if (depth > MAX_DEPTH) return "too_deep";
    } else if (code === COMMA) values += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (values > maxValues) return "too_many";
  }
  return null;
}

export const exceedsDepth = (text: string): boolean => jsonFault(text) === "too_deep";

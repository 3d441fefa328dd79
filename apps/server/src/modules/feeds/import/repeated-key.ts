/** A text, or a sign by which lists and objects begin and end. */
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/**
 * The first key that stands twice in an object of a JSON text, and its row. `JSON.parse` takes the last of them without a
 * word, so that a wrong value would be imported. The text must be valid.
 */
export function repeatedKey(text: string): { readonly key: string; readonly row: number } | null {
  const open: Set<string>[] = [];
  for (const { 0: token, 1: colon, index } of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (colon !== undefined) {
      const key = token.slice(1, token.lastIndexOf('"'));
      const keys = open.at(-1);
      if (keys?.has(key) === true) return { key, row: text.slice(0, index).split("\n").length };
      keys?.add(key);
    }
  }
  return null;
}

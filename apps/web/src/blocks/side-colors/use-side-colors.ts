import { useLayoutEffect } from "react";
import { idle } from "#lib/idle.ts";

const sheet = new CSSStyleSheet();
/** Rules of the style sheet by the addresses of both crests. */
const knownRules = new Map<string, string>();
let shownRules = "";

const keyOf = (left: string, right: string): string => JSON.stringify([left, right]);

/** Unknown colours are those of the theme, never those of the match before. */
function show(key: string): void {
  const rules = knownRules.get(key) ?? "";
  if (rules === shownRules) return;
  shownRules = rules;
  sheet.replaceSync(rules);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}

/** Finds the colours of two crests when the page has nothing else to do, so that their match opens with them. */
export async function prepareSideColors(left: string, right: string): Promise<void> {
  const key = keyOf(left, right);
  if (knownRules.has(key)) return;
  await idle();
  const { sideColorRules } = await import("./side-color-rules.ts");
  knownRules.set(key, await sideColorRules(left, right));
}

/** The sides of the open match have the colours of their crests: at once where they are known. */
export function useSideColors(left: string, right: string): void {
  useLayoutEffect(() => {
    const key = keyOf(left, right);
    let isOpen = true;
    show(key);
    const showFound = (): void => {
      if (isOpen) show(key);
    };
    // Without a network its code may not load: the colours stay those of the theme.
    void prepareSideColors(left, right).then(showFound, () => undefined);
    return () => {
      isOpen = false;
    };
  }, [left, right]);
}

import { useSyncExternalStore } from "react";

export const colorSchemes = ["auto", "light", "dark"] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The key of the library that once stored the choice: it stays, so that nobody loses theirs. */
export const COLOR_SCHEME_KEY = "mantine-color-scheme-value";

const read = (): ColorScheme => {
  try {
    const stored = window.localStorage.getItem(COLOR_SCHEME_KEY);
    return colorSchemes.find((scheme) => scheme === stored) ?? "auto";
  } catch {
    // The browser allows this site no storage.
    return "auto";
  }
};

let chosenScheme: ColorScheme | undefined;
const listeners = new Set<() => void>();
const current = (): ColorScheme => (chosenScheme ??= read());

const matches = (query: string): boolean => window.matchMedia(query).matches;

const apply = (): void => {
  const dark = current() === "dark" || (current() === "auto" && matches("(prefers-color-scheme: dark)"));
  // Paper is white: light text on it would be pale or, with backgrounds, a sheet full of ink.
  document.documentElement.dataset["colorScheme"] = dark && !matches("print") ? "dark" : "light";
};

const change = (scheme: ColorScheme): void => {
  chosenScheme = scheme;
  apply();
  for (const listener of listeners) listener();
};

/**
 * Sets the page's scheme and keeps it as the device and other tabs change. Not before the style sheets are applied: with
 * the attribute, the colours of index.html no longer count.
 */
export function startColorScheme(): void {
  apply();
  for (const query of ["(prefers-color-scheme: dark)", "print"])
    window.matchMedia(query).addEventListener("change", apply);
  window.addEventListener("storage", ({ key }) => {
    if (key === COLOR_SCHEME_KEY || key === null) change(read());
  });
}

export function setColorScheme(scheme: ColorScheme): void {
  change(scheme);
  try {
    window.localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // It holds until the page is closed.
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The user's choice, not what the device makes of "auto". */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, current);

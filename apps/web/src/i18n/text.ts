import { create } from "zustand";
import type { Catalogue, Text } from "./catalogue.ts";
import { en } from "./en.ts";

export type { Text } from "./catalogue.ts";

export const languages = { en: "English", hi: "हिन्दी", te: "తెలుగు" } as const;
export type Language = keyof typeof languages;

const STORAGE_KEY = "language";

const loaders: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  hi: async () => (await import("./hi.ts")).hi,
  te: async () => (await import("./te.ts")).te,
};

type TextState = { readonly language: Language; readonly text: Text };

const useTextStore = create<TextState>(() => ({ language: "en", text: en }));

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in languages;

/** Loads the language's words, then switches every screen and the document's `lang` to it. */
export const setLanguage = async (language: Language): Promise<void> => {
  const catalogue = language === "en" ? {} : await loaders[language]();
  useTextStore.setState({ language, text: { ...en, ...catalogue } });
  document.documentElement.lang = language;
  localStorage.setItem(STORAGE_KEY, language);
};

/** The language chosen earlier on this device, English otherwise. */
export const restoreLanguage = async (): Promise<void> => {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLanguage(stored) && stored !== "en") await setLanguage(stored);
};

/** The words of the chosen language: `const text = useText(); text.shell.menu`. */
export const useText = (): Text => useTextStore((state) => state.text);

export const useLanguage = (): Language => useTextStore((state) => state.language);

/** The same words outside a component. */
export const currentText = (): Text => useTextStore.getState().text;

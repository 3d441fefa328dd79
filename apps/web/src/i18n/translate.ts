import type { Area, Language } from "@teamwright/text/areas";
import { createTexts, type CompiledTexts, type Texts } from "@teamwright/text/format";
import type { TextKey, TextValues } from "@teamwright/text/keys";
import { create } from "zustand";
import { numberLocale, setLocale } from "#lib/locale.ts";

export type { Area, Language } from "@teamwright/text/areas";
export type { TextKey, TextValues } from "@teamwright/text/keys";

export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  hi: "हिन्दी",
  te: "తెలుగు",
};

const STORAGE_KEY = "language";

type Loaders = Readonly<Record<string, () => Promise<{ readonly texts: CompiledTexts }>>>;

const loadersOf: Record<Language, () => Promise<{ readonly areas: Loaders }>> = {
  en: () => import("virtual:text/en"),
  hi: () => import("virtual:text/hi"),
  te: () => import("virtual:text/te"),
};

/** A key that is missing in all loaded areas is a bug; the user sees the key and can continue. */
const missing = (key: string): string => {
  if (!import.meta.env.PROD) throw new Error(`No loaded area has the text ${key}`);
  return key;
};

const textsOf: Partial<Record<Language, Texts>> = {};
const textsIn = (language: Language): Texts =>
  (textsOf[language] ??= createTexts(language, missing, numberLocale(language)));

const useLanguageStore = create<{ readonly language: Language }>(() => ({ language: "en" }));

const loading = new Map<string, Promise<void>>();
const arrivedTexts = new Set<string>();

const load = async (language: Language, area: Area): Promise<void> => {
  const { areas } = await loadersOf[language]();
  // Staff areas are English in every language.
  const loader = areas[area] ?? (await loadersOf.en()).areas[area];
  if (loader) textsIn(language).add((await loader()).texts);
};

const loadOnce = (language: Language, area: Area): Promise<void> => {
  const key = `${language}/${area}`;
  const earlierLoad = loading.get(key);
  if (earlierLoad) return earlierLoad;
  const texts = load(language, area);
  loading.set(key, texts);
  texts.then(
    () => arrivedTexts.add(key),
    // A later visit may retry, because the connection may work again.
    () => loading.delete(key),
  );
  return texts;
};

/** Areas that screens of this visit have requested; a change of language loads them all. */
const wantedAreas = new Set<Area>();

/** Loads areas in the chosen language. Resolves when `t` has them. */
export const loadText = async (areas: readonly Area[]): Promise<void> => {
  for (const area of areas) wantedAreas.add(area);
  const { language } = useLanguageStore.getState();
  await Promise.all(areas.map((area) => loadOnce(language, area)));
  if (language !== useLanguageStore.getState().language) await loadText(areas);
};

/**
 * The text of a key in the chosen language. Call it while rendering, never at module level. The profile alone changes the
 * language, so every other screen is mounted after a change, and a component there may keep its texts.
 */
export const t = (key: TextKey, values?: TextValues): string =>
  textsIn(useLanguageStore.getState().language).format(key, values);

/** Whether `t` has the text: for keys in the server's replies. */
export const hasText = (key: string): key is TextKey =>
  textsIn(useLanguageStore.getState().language).has(key);

/** Renders again when the language changes: for the frame and the profile, which are on screen then. */
export const useLanguage = (): Language => useLanguageStore((state) => state.language);

export const currentLanguage = (): Language => useLanguageStore.getState().language;

const isLanguage = (value: unknown): value is Language => typeof value === "string" && value in languageNames;

/**
 * Areas that any screen may show: the frame, and the server's messages. In English the server's own messages are shown.
 */
const everywhere = (language: Language): readonly Area[] =>
  language === "en" ? ["shell"] : ["shell", "replies"];

/** Loads the areas that every screen needs. */
export const loadFrame = (): Promise<void> => loadText(everywhere(currentLanguage()));

/** Loads the visible areas in the language, then switches every screen and the document's `lang` to it. */
export const setLanguage = async (language: Language): Promise<void> => {
  for (const area of everywhere(language)) wantedAreas.add(area);
  const missedAreas = (): readonly Area[] =>
    [...wantedAreas].filter((area) => !arrivedTexts.has(`${language}/${area}`));
  for (let areas = missedAreas(); areas.length > 0; areas = missedAreas())
    await Promise.all(areas.map((area) => loadOnce(language, area)));
  setLocale(language);
  useLanguageStore.setState({ language });
  document.documentElement.lang = language;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // A full or refused storage: the choice is for this visit.
  }
};

/** Null also where the browser refuses its storage. */
const keptLanguage = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

/** Restores the language that was chosen on this device; English when none was. */
export const restoreLanguage = (): void => {
  const storedLanguage = keptLanguage();
  if (!isLanguage(storedLanguage) || storedLanguage === "en") return;
  setLocale(storedLanguage);
  useLanguageStore.setState({ language: storedLanguage });
  document.documentElement.lang = storedLanguage;
};

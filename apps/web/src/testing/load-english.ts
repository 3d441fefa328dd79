import { areas } from "@teamwright/text/areas";
import { loadText } from "#i18n/translate.ts";

// Tests of screen code compare texts without waiting for an area to load.
await loadText(areas);

// Numbers have other groups in India, where the language of the machine says so.
Object.defineProperty(navigator, "languages", { configurable: true, get: () => ["en-US"] });

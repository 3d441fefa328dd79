import "#ui/theme/tokens.css";
import "#ui/theme/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { loadText, setLanguage } from "#i18n/translate.ts";
import { colorSchemes, setColorScheme, startColorScheme } from "#lib/color-scheme.ts";
import { routerWindow } from "#lib/history-layers.ts";
import { languages } from "@teamwright/text/areas";
import { Gallery } from "./gallery.tsx";

/** `?scheme=dark&language=hi`: a test and a person open the same state by its address. */
const settings = new URLSearchParams(window.location.search);

await loadText(["shell", "common", "teams", "profile", "strategy"]);
await setLanguage(languages.find((each) => each === settings.get("language")) ?? "en");
startColorScheme();
setColorScheme(colorSchemes.find((each) => each === settings.get("scheme")) ?? "light");

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter window={routerWindow()}>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
);

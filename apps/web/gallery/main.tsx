import "#ui/theme/tokens.css";
import "#ui/theme/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { prepareSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { loadText, setLanguage } from "#i18n/translate.ts";
import { colorSchemes, setColorScheme, startColorScheme } from "#lib/color-scheme.ts";
import { routerWindow } from "#lib/history-layers.ts";
import { followTextSize } from "#lib/text-size.ts";
import { languages } from "@teamwright/text/areas";
import { Gallery } from "./gallery.tsx";
import { cricket } from "./samples/match.ts";

/** `?scheme=dark&language=hi`: a test and a person open the same state by its address. */
const settings = new URLSearchParams(window.location.search);

await loadText([
  ...(["shell", "common", "teams", "profile", "strategy", "strategy-bounds"] as const),
  ...(["terms", "home", "my-matches", "experts", "results", "predictions"] as const),
  ...(["transfer", "groups", "replies", "staff"] as const),
]);
await setLanguage(languages.find((each) => each === settings.get("language")) ?? "en");
startColorScheme();
setColorScheme(colorSchemes.find((each) => each === settings.get("scheme")) ?? "light");
followTextSize();
// As a list of matches does it: a match then opens with the colours of its crests, and every look is the same.
await prepareSideColors(cricket.left_team_image, cricket.right_team_image);

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter window={routerWindow()}>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
);

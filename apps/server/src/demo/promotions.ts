import type { Banner } from "./pictures/banner.ts";

export interface DemoPromotion extends Banner {
  readonly label: string;
  readonly labelHi: string;
  readonly labelTe: string;
  /** A page of this site. */
  readonly to: string;
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    file: "lineups",
    label: "Line-ups are out: make your teams now",
    labelHi: "लाइन-अप आ गए: अभी अपनी टीमें बनाएँ",
    labelTe: "లైనప్ వచ్చింది: ఇప్పుడే మీ టీమ్‌లు చేయండి",
    title: "Line-ups are out",
    line: "Every team, counted exactly",
    colours: ["#175cd3", "#0b2f6b"],
    to: "/match/demo-cricket-lineups",
  },
  {
    file: "plan",
    label: "See what your plan holds",
    labelHi: "देखें कि आपके प्लान में क्या है",
    labelTe: "మీ ప్లాన్‌లో ఏముందో చూడండి",
    title: "Your plan",
    line: "Days left and what they open",
    colours: ["#107569", "#0a3d37"],
    to: "/plandata",
  },
  {
    file: "teams",
    label: "Find your teams again, offline too",
    labelHi: "अपनी टीमें फिर देखें, ऑफ़लाइन भी",
    labelTe: "మీ టీమ్‌లను మళ్లీ చూడండి, ఆఫ్‌లైన్‌లో కూడా",
    title: "My matches",
    line: "Your teams stay on your device",
    colours: ["#6927da", "#2d1060"],
    to: "/mymatches",
  },
];

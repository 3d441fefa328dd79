import type { Club } from "../clubs.ts";

/** Emblems in a box of 40 by 40, our own drawings. */
const emblems: Readonly<Record<Club["emblem"], string>> = {
  star: "M20 2l5 12 13 1-10 8 3 13-11-7-11 7 3-13L2 15l13-1z",
  wave: "M2 14c6-7 10-7 16 0s12 7 20-2v7c-8 9-14 9-20 2S8 14 2 21zM2 27c6-7 10-7 16 0s12 7 20-2v7c-8 9-14 9-20 2s-10-7-16 0z",
  peak: "M1 35L14 11l6 10 5-8 14 22zM14 11l-4 8 4-2 3 3z",
  sun: "M20 11a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM18 1h4v7h-4zM18 32h4v7h-4zM1 18h7v4H1zM32 18h7v4h-7zM5 8l3-3 5 5-3 3zM27 30l3-3 5 5-3 3zM32 5l3 3-5 5-3-3zM10 27l3 3-5 5-3-3z",
  bolt: "M24 1L7 23h10l-3 16 19-24H22z",
  leaf: "M36 4C16 4 5 13 7 30c-2 2-3 4-3 7h3c0-3 1-5 3-7C27 34 36 22 36 4zM12 27C16 19 22 13 29 10 22 15 17 20 14 28z",
  wing: "M2 8c10 2 20 2 36-4-2 8-6 12-12 14 4 0 6 0 8-1-2 6-7 9-12 9 2 1 4 1 6 0-4 6-9 9-16 10C14 26 10 15 2 8z",
  crown: "M3 12l8 8 9-14 9 14 8-8-3 21H6zM6 35h28v3H6z",
  flame:
    "M21 1c2 8-8 11-8 19 0 3 2 5 3 6-1-5 4-7 4-12 6 4 8 9 5 14 3-1 4-4 4-7 5 9 0 18-9 18S5 32 8 22C10 14 20 11 21 1z",
  anchor:
    "M20 1a5 5 0 0 1 2 9.600V14h7v4h-7v15c6-1 9-4 10-9l-4 1 6-8 5 8-3-1c-1 10-8 15-16 15S5 34 4 24l-3 1 5-8 6 8-4-1c1 5 4 8 10 9V18h-7v-4h7v-3.400A5 5 0 0 1 20 1zm0 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
  moon: "M25 3a17 17 0 1 0 12 24A15 15 0 0 1 25 3zM32 9l1 3 3 1-3 1-1 3-1-3-3-1 3-1z",
  oak: "M20 1c5 0 7 4 6 7 5-1 9 2 9 6s-3 6-6 6c4 1 5 5 2 8s-7 2-9 0v11h-4V28c-2 2-6 3-9 0s-2-7 2-8c-3 0-6-2-6-6s4-7 9-6c-1-3 1-7 6-7z",
};

const patterns: Readonly<Record<Club["pattern"], string>> = {
  plain: "",
  halves: "M48 0h48v96H48z",
  stripes: "M12 0h14v96H12zM41 0h14v96H41zM70 0h14v96H70z",
  hoops: "M0 14h96v14H0zM0 42h96v14H0zM0 70h96v14H0z",
  sash: "M0 66L66 0h30L0 96z",
  chevron: "M0 40l48 34 48-34v28L48 102 0 68zM0 -8l48 34 48-34v22L48 48 0 14z",
  quarters: "M48 0h48v48H48zM0 48h48v48H0z",
};

/** A round crest, 96 by 96, from the club's colours, pattern and emblem. */
export function crestSvg(club: Club): string {
  const [field, second, mark] = club.colours;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img" aria-label="${club.name}">`,
    `<defs><clipPath id="c"><circle cx="48" cy="48" r="45"/></clipPath>`,
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/>`,
    `<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>`,
    `<g clip-path="url(#c)"><path fill="${field}" d="M0 0h96v96H0z"/><path fill="${second}" d="${patterns[club.pattern]}"/>`,
    `<circle cx="48" cy="48" r="29" fill="${field}"/><path fill="url(#g)" d="M0 0h96v96H0z"/></g>`,
    `<circle cx="48" cy="48" r="29" fill="none" stroke="${mark}" stroke-width="2"/>`,
    `<path fill="${mark}" fill-rule="evenodd" transform="translate(28 28)" d="${emblems[club.emblem]}"/>`,
    `<circle cx="48" cy="48" r="45" fill="none" stroke="${mark}" stroke-width="3"/>`,
    `<circle cx="48" cy="48" r="46.500" fill="none" stroke="${second}" stroke-width="2"/></svg>`,
  ].join("");
}

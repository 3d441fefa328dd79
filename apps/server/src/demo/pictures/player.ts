import type { Club } from "../clubs.ts";
import { pick, seededBy } from "../random.ts";

const skins = ["#f2cfae", "#e3b088", "#c98d5f", "#a86b42", "#8a5230", "#6b3d22"];
const hairs = ["#1c1512", "#2e1f17", "#4a2f1d", "#6f4624", "#15181f", "#8a5a2b"];
/** Hairstyles over a face centred on 48, 40. */
const cuts = [
  "M28 40c-2-22 12-27 20-27s22 5 20 27c-3-8-5-12-8-15-8 4-18 4-25 1-4 4-5 8-7 14z",
  "M27 42c-4-26 14-31 22-31 10 0 22 6 19 31-2-5-3-10-4-15-12-3-22-3-32 0-2 5-3 10-5 15z",
  "M29 34c1-15 10-20 19-20s18 5 19 20c-6-7-12-9-19-9s-13 2-19 9z",
  "M26 46c-5-28 9-35 22-35 14 0 27 8 22 35-3-2-4-6-4-12-3-3-5-6-6-10-6 5-18 7-27 6-1 5-3 12-7 16z",
  "M30 32c3-12 9-17 18-17s15 5 18 17c-4-5-6-6-9-7l-3-5-3 4-3-5-3 5-4-4-2 5c-3 1-6 3-9 7z",
  "",
];
const beards = [
  "",
  "",
  "",
  "M31 46c1 14 9 21 17 21s16-7 17-21c-2 5-5 7-8 7-3-3-15-3-18 0-3 0-6-2-8-7z",
  "M38 55c4-4 16-4 20 0 0 6-5 10-10 10s-10-4-10-10z",
  "M39 53c3-3 6-2 9-1 3-1 6-2 9 1-3 2-6 2-9 1-3 1-6 1-9-1z",
];
const grounds = ["#e7eefb", "#eef4e6", "#fbf0e2", "#f1eafa", "#e4f3f4", "#f9e9ee"];

/** Head and shoulders in the club's colours, 96 by 96; the same for the same id. It shows no real person. */
export function playerSvg(club: Club, id: string): string {
  const random = seededBy(`picture of ${id}`);
  const skin = pick(skins, random);
  const hair = pick(hairs, random);
  const [cut, beard, ground] = [pick(cuts, random), pick(beards, random), pick(grounds, random)];
  const [field, second, mark] = club.colours;
  const wide = 17.5 + random() * 2.5;
  const brow = 36 + Math.round(random() * 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">`,
    `<path fill="${ground}" d="M0 0h96v96H0z"/>`,
    `<path fill="${field}" d="M8 96c1-17 12-25 27-27h26c15 2 26 10 27 27z"/>`,
    `<path fill="${second}" d="M8 96c1-12 6-19 14-23l4 23zM88 96c-1-12-6-19-14-23l-4 23z"/>`,
    `<path fill="${mark}" d="M35 69l13 14 13-14 4 1-17 19-17-19z"/>`,
    `<path fill="${skin}" d="M40 56h16v13l-8 9-8-9z"/><path fill="#000" opacity=".14" d="M40 60c5 5 11 5 16 0v6c-5 4-11 4-16 0z"/>`,
    `<ellipse cx="${48 - wide}" cy="43" rx="3.500" ry="5" fill="${skin}"/><ellipse cx="${48 + wide}" cy="43" rx="3.500" ry="5" fill="${skin}"/>`,
    `<ellipse cx="48" cy="41" rx="${wide.toFixed(1)}" ry="22" fill="${skin}"/>`,
    beard === "" ? "" : `<path fill="${hair}" d="${beard}"/>`,
    `<path stroke="${hair}" stroke-width="2.200" stroke-linecap="round" fill="none" d="M37 ${brow}c2-1.500 5-1.500 7 0M52 ${brow}c2-1.500 5-1.500 7 0"/>`,
    `<circle cx="40.500" cy="41" r="2" fill="#221a16"/><circle cx="55.500" cy="41" r="2" fill="#221a16"/>`,
    `<path stroke="#000" stroke-opacity=".25" stroke-width="1.800" fill="none" stroke-linecap="round" d="M48 42l-1.500 7h3"/>`,
    `<path stroke="#8c3f35" stroke-width="2" fill="none" stroke-linecap="round" d="M43 55c3 2.500 7 2.500 10 0"/>`,
    cut === ""
      ? `<path fill="${hair}" opacity=".35" d="M30 36c1-14 9-20 18-20s17 6 18 20c-5-8-11-11-18-11s-13 3-18 11z"/>`
      : `<path fill="${hair}" d="${cut}"/>`,
    `</svg>`,
  ].join("");
}

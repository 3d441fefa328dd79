import { lettering } from "./lettering.ts";

/** A promotion's banner, 720 by 270. */
export interface Banner {
  readonly file: string;
  readonly title: string;
  readonly line: string;
  readonly colours: readonly [from: string, to: string];
}

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

export function bannerSvg({ title, line, colours }: Banner): string {
  const [from, to] = colours;
  const seats = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 10) * Math.PI;
    const x = 590 - Math.cos(angle) * 92;
    const y = 196 - Math.sin(angle) * 120;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${index === 5 ? 17 : 12}" fill="#fff" fill-opacity="${index === 5 ? 0.95 : 0.55}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 270" width="720" height="270" role="img" aria-label="${escape(title)}">`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    `<path fill="url(#g)" d="M0 0h720v270H0z"/>`,
    `<g fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3"><ellipse cx="590" cy="150" rx="150" ry="112"/><ellipse cx="590" cy="150" rx="62" ry="46"/><path d="M590 0v270"/></g>`,
    ...seats,
    `<path fill="#fff" d="${lettering[title] ?? ""}"/>`,
    `<path fill="#fff" fill-opacity=".88" d="${lettering[line] ?? ""}"/></svg>`,
  ].join("");
}

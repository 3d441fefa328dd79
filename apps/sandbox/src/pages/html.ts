const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is already escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | null | readonly Content[];

const render = (part: Content): string => {
  if (part === null) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(render).join("");
  return String(part).replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
};

/** Builds HTML; every value is escaped unless it already is HTML. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Content[]): Html =>
  new Html(strings.map((text, index) => text + render(parts[index] ?? null)).join(""));

import { inflateSync } from "node:zlib";

type Objects = ReadonlyMap<string, { readonly dictionary: string; readonly stream: string }>;

/** The objects of a PDF by their numbers, with their streams unpacked. Bytes are read as latin1 characters. */
function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString("latin1");
  const foundObjects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, id = "", body = ""] of text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("stream\n");
    if (at < 0) foundObjects.set(id, { dictionary: body, stream: "" });
    else {
      const dictionary = body.slice(0, at);
      const packedStream = body.slice(at + "stream\n".length, body.lastIndexOf("\nendstream"));
      const unpackedText = dictionary.includes("/FlateDecode")
        ? inflateSync(Buffer.from(packedStream, "latin1")).toString("latin1")
        : packedStream;
      foundObjects.set(id, { dictionary, stream: unpackedText });
    }
  }
  return foundObjects;
}

const characters = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

interface Font {
  /** Characters by glyph. */
  readonly glyphs: ReadonlyMap<number, string>;
  /** Hexadecimal digits of one glyph. */
  readonly digits: number;
}

/** From a font's ToUnicode map. */
function fontOf(map: string): Font {
  const glyphs = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = "", hex = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      glyphs.set(Number.parseInt(glyph, 16), characters(hex));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = "", last = "", hex = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const from = Number.parseInt(first, 16);
      const code = Number.parseInt(hex, 16);
      for (let glyph = from; glyph <= Number.parseInt(last, 16); glyph++)
        glyphs.set(glyph, String.fromCodePoint(code + glyph - from));
    }
  const [, lowest = "0000"] = /begincodespacerange\s*<(\w+)>/.exec(map) ?? [];
  return { glyphs, digits: lowest.length };
}

const referencedObjects = (objects: Objects, dictionary: string, key: string): string[] => {
  const [, list = ""] = new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`).exec(dictionary) ?? [];
  return [...list.matchAll(/(\d+) 0 R/g)].flatMap(([, id = ""]) => (objects.has(id) ? [id] : []));
};

/** The fonts of a page by their names in its content. */
function fontsOf(objects: Objects, page: string): ReadonlyMap<string, Font> {
  const [resources] = referencedObjects(objects, page, "Resources");
  const dictionary = resources === undefined ? page : (objects.get(resources)?.dictionary ?? "");
  const [, fonts = ""] = /\/Font\s*<<([\s\S]*?)>>/.exec(dictionary) ?? [];
  return new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => {
      const [map] = referencedObjects(objects, objects.get(id)?.dictionary ?? "", "ToUnicode");
      return [name, fontOf(map === undefined ? "" : (objects.get(map)?.stream ?? ""))];
    }),
  );
}

/** A change of the font, or glyphs that are painted. */
const operators = /\/(\w+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g;

/** The text of one block of a page's content. */
function textOf(block: string, fonts: ReadonlyMap<string, Font>): string {
  let text = "";
  let font: Font | undefined;
  for (const [, name, hex = ""] of block.matchAll(operators)) {
    if (name !== undefined) font = fonts.get(name);
    for (let at = 0; font !== undefined && at < hex.length; at += font.digits)
      text += font.glyphs.get(Number.parseInt(hex.slice(at, at + font.digits), 16)) ?? "";
  }
  return text;
}

/**
 * The pages of a PDF as their lines of text, in the order in which they are painted. Reads what Chromium prints, not
 * any PDF.
 */
export function pdfPages(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const fonts = fontsOf(objects, dictionary);
    const contents = referencedObjects(objects, dictionary, "Contents").map(
      (id) => objects.get(id)?.stream ?? "",
    );
    return contents
      .flatMap((content) => [...content.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)])
      .map(([, block = ""]) => textOf(block, fonts));
  });
}

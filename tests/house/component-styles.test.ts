import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const web = join(root, "apps/web/src");
const styles = join(
  dirname(createRequire(join(root, "apps/web/package.json")).resolve("@mantine/core/styles.css")),
  "styles",
);

/** The components whose styles every screen has: apps/web/src/ui/theme/mantine.css. */
const everywhere = readFileSync(join(web, "ui/theme/mantine.css"), "utf8");
const importOf = (component: string): string => `@mantine/core/styles/${component}.layer.css`;

/** Components of the library that are made of others and have a style file under another name. */
const styledAs: Readonly<Record<string, readonly string[]>> = {
  TextInput: ["Input"],
  Textarea: ["Input"],
  Select: ["Input", "Combobox"],
};

function unstyledIn(file: string): string[] {
  const text = readFileSync(join(web, file), "utf8");
  const [, named = ""] = /import \{([^}]*)\} from "@mantine\/core";/.exec(text) ?? [];
  const components = named
    .split(",")
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));
  return components
    .flatMap((name) => styledAs[name] ?? [name])
    .filter((name) => existsSync(join(styles, `${name}.layer.css`)))
    .filter((name) => !everywhere.includes(importOf(name)) && !text.includes(importOf(name)))
    .map((name) => `${file}: import "${importOf(name)}"`);
}

test("each file imports the styles of the components that it shows", () => {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(unstyledIn)).toEqual([]);
});

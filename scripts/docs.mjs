// npm run docs: writes the documentation site into site/. Open site/index.html, or serve the folder.
import { join } from "node:path";
import { ensureInstalled, root, say } from "./bootstrap.mjs";

ensureInstalled();
const { buildSite } = await import("./docs-site/build.mjs");
const into = join(root, "site");
say(`${buildSite({ root, into })} pages in site/`);

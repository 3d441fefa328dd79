// Builds the web application if needed and takes pictures of the running product:
//
//   npm run screens                   the main screens into screens/, for a review
//   node scripts/pictures.mjs how-to  those of /howtogenerate into apps/web/public/how-to; they are committed
//   node scripts/pictures.mjs docs    those of the documentation into docs/pictures; they are committed
import { join } from "node:path";
import { ensureInstalled, ensureWebBuilt, root, run, stop } from "./bootstrap.mjs";

const files = { screens: "run.ts", "how-to": "how-to.ts", docs: "docs.ts" };
const file = files[process.argv[2] ?? "screens"];
if (file === undefined) stop(`There are pictures of: ${Object.keys(files).join(", ")}`);
ensureInstalled();
const { findBrowser } = await import("./browser.mjs");
if (!(await ensureWebBuilt())) stop("The web application could not be built: see the message above.");
const browser = await findBrowser();
if (browser === undefined) stop("No browser, no pictures.");
const { code } = await run("node", [join(root, "tests/screens", file)], { env: { CHROMIUM_PATH: browser } });
process.exit(code);

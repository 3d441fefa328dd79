// npm run measure:web: builds the web application if needed and measures it in a browser; writes docs/measures-web.md.
import { join } from "node:path";
import { ensureInstalled, ensureWebBuilt, root, run, stop } from "./bootstrap.mjs";

ensureInstalled();
const { findBrowser } = await import("./browser.mjs");
if (!(await ensureWebBuilt())) stop("The web application could not be built: see the message above.");
const browser = await findBrowser();
if (browser === undefined) stop("No browser, no measures.");
const { code } = await run("node", [join(root, "tests/measure/run.ts")], { env: { CHROMIUM_PATH: browser } });
process.exit(code);

// Takes the pictures of /howtogenerate from the running product, into apps/web/public/how-to. They are committed.
import { join } from "node:path";
import { ensureInstalled, ensureWebBuilt, root, run, stop } from "./bootstrap.mjs";

ensureInstalled();
const { findBrowser } = await import("./browser.mjs");
if (!(await ensureWebBuilt())) stop("The web application could not be built: see the message above.");
const browser = await findBrowser();
if (browser === undefined) stop("No browser, no pictures.");
const { code } = await run("node", [join(root, "tests/screens/how-to.ts")], {
  env: { CHROMIUM_PATH: browser },
});
process.exit(code);

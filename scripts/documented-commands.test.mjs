import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./bootstrap.mjs";
import { commandProblems, commandsOf } from "./documented-commands.mjs";

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((page) => page !== "");
const textOf = (page) => readFileSync(join(root, page), "utf8");

test("every command of every page is run, or marked as not run with the reason", () => {
  expect(pages.flatMap((page) => commandsOf(textOf(page))).length).toBeGreaterThan(15);
  expect(pages.flatMap((page) => commandProblems(root, page, textOf(page)))).toEqual([]);
});

const block = (commands, comment = "") => `${comment}\`\`\`sh\n${commands}\n\`\`\`\n`;
test.each([
  ["a block without a mark", block("teamwright help"), "neither run nor marked"],
  ["a mark without a reason", block("# Not run by a test:\nteamwright help"), "neither run nor marked"],
  ["a mark below the first line", block("ls\n# Not run by a test: no reason."), "neither run nor marked"],
  [
    "a file that does not exist",
    block("ls", "<!-- run: ops/nothing.sh -->\n\n"),
    "ops/nothing.sh does not exist",
  ],
  ["a file that reads other pages", block("ls", "<!-- run: ops/steps.sh -->\n\n"), "does not name page.md"],
  [
    "a block that is run and marked",
    block("# Not run by a test: why not.", "<!-- run: ops/walk.sh -->\n\n"),
    "run and marked as not run",
  ],
])("%s is refused", (_, text, problem) => {
  expect(commandProblems(root, "docs/page.md", text)).toEqual([expect.stringContaining(problem)]);
});

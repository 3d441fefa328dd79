// The commands of documentation pages: the blocks of `sh`. Each is run by the file that the comment above it names, which
// names the page (`<!-- run: FILE -->`), or says in its first line that no test runs it, and why.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const BLOCK = /(?:^<!-- run: (\S+) -->\n\n?)?^ *```sh\n([^]*?)^ *```$/gm;
const NOT_RUN = /^# Not run by a test: \S.+\.$/m;

/** The blocks of a page: their commands, who runs them, and whether they say that nobody does. */
export const commandsOf = (text) =>
  [...text.matchAll(BLOCK)].map(([, by, commands]) => ({
    by,
    commands,
    notRun: NOT_RUN.test(commands.split("\n")[0]),
  }));

/** The blocks of a page that a file runs. */
export const commandsRunBy = (root, page, file) =>
  commandsOf(readFileSync(join(root, page), "utf8"))
    .filter(({ by }) => by === file)
    .map(({ commands }) => commands);

/** What is wrong with the blocks of a page, one line each. */
export function commandProblems(root, page, text) {
  return commandsOf(text).flatMap(({ by, commands, notRun }) => {
    const [first] = commands.split("\n");
    const where = `${page}, "${first}"`;
    if (by === undefined) return notRun ? [] : [`${where}: neither run nor marked`];
    if (notRun) return [`${where}: run and marked as not run`];
    if (!existsSync(join(root, by))) return [`${where}: ${by} does not exist`];
    const name = page.split("/").at(-1);
    return readFileSync(join(root, by), "utf8").includes(name)
      ? []
      : [`${where}: ${by} does not name ${name}`];
  });
}

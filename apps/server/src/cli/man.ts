import { VERSION } from "@teamwright/contract/version";
import type { Command } from "commander";
import type { PlainCommand } from "./command.ts";
import { exit } from "./command.ts";

/** Text in roff: a backslash, and a point or an apostrophe at the start of a line, are commands there. */
const escapeRoff = (text: string): string =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll(/^(?=[.'])/gm, "\\&");

const entry = (term: string, text: string): string => `.TP\n.B ${escapeRoff(term)}\n${escapeRoff(text)}`;

/** The choices and the default, which the help of a command adds to a description too. */
function optionText({ description, argChoices, defaultValue }: Command["options"][number]): string {
  const choices = argChoices === undefined ? [] : [`One of ${argChoices.join(", ")}.`];
  const isShown = ["string", "number"].includes(typeof defaultValue);
  return [description, ...choices, ...(isShown ? [`Default: ${String(defaultValue)}.`] : [])].join(" ");
}

/** The part of a command, then those of the commands below it. */
function commandParts(command: Command, path: string): string[] {
  const { commands, options } = command;
  const parts = [
    `.SS ${escapeRoff(`${path} ${command.usage()}`)}`,
    escapeRoff(command.description()),
    ...command.registeredArguments
      .filter(({ description }) => description !== "")
      .map((argument) => entry(argument.name(), argument.description)),
    ...options.map((option) => entry(option.flags, optionText(option))),
  ];
  return [...parts, ...commands.flatMap((each) => commandParts(each, `${path} ${each.name()}`))];
}

/** The manual page in section 1, in the macros of man(7). */
function manPage(program: Command): string {
  return [
    `.TH TEAMWRIGHT 1 "" "teamwright ${VERSION}"`,
    ".SH NAME",
    `teamwright \\- ${escapeRoff(program.description())}`,
    ".SH SYNOPSIS",
    ".B teamwright",
    "COMMAND [OPTIONS]",
    ".SH COMMANDS",
    ...program.commands.flatMap((each) => commandParts(each, `teamwright ${each.name()}`)),
    ".SH ENVIRONMENT",
    escapeRoff("Settings of the server come from the environment. docs/cli.md of the package lists them."),
    ".SH EXIT STATUS",
    entry("0", "Done."),
    entry("1", "It failed; the message says why."),
    entry("2", "Bad input: an argument, a file or a setting."),
    entry("3", "No team exists; engine commands only."),
  ].join("\n");
}

/** `teamwright man`: the manual page, made from the descriptions of the commands. */
export const man: PlainCommand = {
  name: "man",
  describe: (program, choose) => {
    program
      .command("man")
      .description("Print the manual page: teamwright man | man -l -")
      .action(() =>
        choose(async (io) => {
          io.out(manPage(program));
          return exit.done;
        }),
      );
  },
};

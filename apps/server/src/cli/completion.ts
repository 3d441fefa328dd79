import { Argument } from "commander";
import type { Command } from "commander";
import type { PlainCommand } from "./command.ts";
import { exit } from "./command.ts";

interface Word {
  readonly word: string;
  readonly description: string;
}
interface CompletionPlace {
  /** The words of the command, "" for the program itself. */
  readonly path: string;
  readonly commands: readonly Word[];
  readonly options: readonly (Word & { readonly choices: readonly string[] })[];
}

function placesIn(command: Command, path = ""): CompletionPlace[] {
  const { commands, options } = command;
  const ownPlace: CompletionPlace = {
    path,
    commands: commands.map((each) => ({ word: each.name(), description: each.description() })),
    options: options.flatMap(({ long, description, argChoices = [] }) =>
      long === undefined || long === null ? [] : [{ word: long, description, choices: argChoices }],
    ),
  };
  return [ownPlace, ...commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`.trim()))];
}

const wordsOf = ({ commands, options }: CompletionPlace) => [...commands, ...options].map(({ word }) => word);
const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
/** `case` patterns of every command, to find where on the line we are. */
const pathsOf = (places: readonly CompletionPlace[]) =>
  places
    .filter(({ path }) => path !== "")
    .map(({ path }) => quote(path))
    .join("|");

/** `case` patterns of every option that has choices, with the line that offers them. */
const choicesOf = (
  places: readonly CompletionPlace[],
  offer: (choices: readonly string[]) => string,
): string =>
  places
    .flatMap(({ path, options }) =>
      options
        .filter(({ choices }) => choices.length > 0)
        .map(({ word, choices }) => `    (${quote(`${path} ${word}`)}) ${offer(choices)}; return ;;`),
    )
    .join("\n");

const bash = (places: readonly CompletionPlace[]): string => `_teamwright() {
  local current="\${COMP_WORDS[COMP_CWORD]}" at="" next word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${at:+$at }$word"
    case "$next" in ${pathsOf(places)}) at="$next" ;; esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD-1]}" in
${choicesOf(places, (choices) => `COMPREPLY=($(compgen -W ${quote(choices.join(" "))} -- "$current"))`)}
  esac
  case "$at" in
${places.map((place) => `    ${quote(place.path)}) COMPREPLY=($(compgen -W ${quote(wordsOf(place).join(" "))} -- "$current")) ;;`).join("\n")}
  esac
}
complete -o default -F _teamwright teamwright`;

const zsh = (places: readonly CompletionPlace[]): string => `#compdef teamwright
_teamwright() {
  local at="" next word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    next="\${at:+$at }$word"
    case "$next" in (${pathsOf(places)}) at="$next" ;; esac
  done
  case "$at \${words[CURRENT-1]}" in
${choicesOf(places, (choices) => `compadd -- ${choices.map(quote).join(" ")}`)}
  esac
  case "$at" in
${places.map((place) => `    (${quote(place.path)}) compadd -- ${wordsOf(place).map(quote).join(" ")} ;;`).join("\n")}
  esac
  _files
}
compdef _teamwright teamwright`;

const fish = (places: readonly CompletionPlace[]): string =>
  places
    .flatMap(({ path, commands, options }) => {
      const seenCommands = path.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
      const below = `not __fish_seen_subcommand_from ${commands.map(({ word }) => word).join(" ")}`;
      const here = path === "" ? "__fish_use_subcommand" : seenCommands.join("; and ");
      const at = path === "" || commands.length === 0 ? here : `${here}; and ${below}`;
      return [
        ...commands.map(
          ({ word, description }) =>
            `complete -c teamwright -n ${quote(at)} -a ${word} -d ${quote(description)}`,
        ),
        ...options.map(({ word, description, choices }) => {
          const values = choices.length === 0 ? "" : ` -xa ${quote(choices.join(" "))}`;
          return `complete -c teamwright -n ${quote(here)} -l ${word.slice(2)}${values} -d ${quote(description)}`;
        }),
      ];
    })
    .join("\n");

const shells = { bash, zsh, fish } as const;
type Shell = keyof typeof shells;

/** `teamwright completion SHELL`: a script that completes commands and options, made from their descriptions. */
export const completion: PlainCommand = {
  name: "completion",
  describe: (program, choose) => {
    program
      .command("completion")
      .description("Print a script that completes commands: eval it in the start file of the shell.")
      .addArgument(new Argument("<SHELL>", "The shell.").choices(Object.keys(shells)))
      .action((shell: Shell) =>
        choose(async (io) => {
          io.out(shells[shell](placesIn(program)));
          return exit.done;
        }),
      );
  },
};

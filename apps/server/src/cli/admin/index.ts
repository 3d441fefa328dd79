import { keyScopes } from "@teamwright/contract/access";
import type { KeyScope } from "@teamwright/contract/access";
import { phoneNumber, roleNames } from "@teamwright/contract/shapes";
import { inEnglish } from "@teamwright/text";
import { Argument, InvalidArgumentError, Option } from "commander";
import type { Command } from "commander";
import type { DatabaseCommand, DatabaseRun } from "../command.ts";
import type { CreateOptions } from "./create.ts";
import { separatedByCommas, wholeNumber } from "../parse.ts";
import type { DeleteOptions } from "./delete.ts";
import type { KeyOptions } from "./key.ts";
import type { LinkOptions } from "./link.ts";
import type { SetOptions } from "./set.ts";

/** Creates, repairs and deletes accounts without a browser. */
export const admin: DatabaseCommand = {
  name: "admin",
  describe: (program, choose) => {
    const group = program
      .command("admin")
      .description("Create and repair staff accounts, delete accounts, restore prime data.");
    describeAccounts(group, choose);
    describeReset(group, choose);
    describeEnds(group, choose);
    describeKeys(group, choose);
    group
      .command("list")
      .description("List the staff.")
      .addOption(asJson())
      .action(({ json }: JsonOption) =>
        choose({ run: async (deps, io) => (await import("./list.ts")).list(deps, io, json) }),
      );
    group
      .command("restore-prime")
      .description("Restore the prime data that was deleted in the last 7 days.")
      .addOption(asJson())
      .action(({ json }: JsonOption) =>
        choose({
          run: async (deps, io) => (await import("./restore-prime.ts")).restorePrime(deps, io, json),
        }),
      );
  },
};

function describeAccounts(group: Command, choose: (run: DatabaseRun) => void): void {
  group
    .command("create")
    .description("Make a staff account. Without a password it prints a sign-in link.")
    .addArgument(phone())
    .addOption(role().default("admin"))
    .option("--prime-admin", "The account is a prime admin.")
    .addOption(displayName())
    .addOption(passwordFromInput())
    .option("--keep-password", "With --password-stdin: the first sign-in does not ask for another password.")
    .addOption(url())
    .addOption(asJson())
    .action((number: string, options: CreateOptions) =>
      choose({
        wantsInput: options.passwordStdin === true,
        run: async (deps, io) => (await import("./create.ts")).create(number, options, deps, io),
      }),
    );
  group
    .command("set")
    .description("Change the powers or the password of an account.")
    .addArgument(phone())
    .addOption(role())
    .option("--prime-admin", "The account becomes a prime admin.")
    .option("--no-prime-admin", "The account is no prime admin any more.")
    .addOption(passwordFromInput())
    .addOption(asJson())
    .action((number: string, options: SetOptions) =>
      choose({
        wantsInput: options.passwordStdin === true,
        run: async (deps, io) => (await import("./set.ts")).set(number, options, deps, io),
      }),
    );
  group
    .command("link")
    .description("Print a single-use sign-in link; it works for 15 minutes.")
    .addArgument(phone())
    .addOption(url())
    .addOption(asJson())
    .action((number: string, options: LinkOptions) =>
      choose({ run: async (deps, io) => (await import("./link.ts")).link(number, options, deps, io) }),
    );
}

function describeReset(group: Command, choose: (run: DatabaseRun) => void): void {
  group
    .command("reset")
    .description(
      "End the password, sessions and API keys of an account, and print a single-use link by which the person chooses a new password.",
    )
    .addArgument(phone())
    .addOption(url())
    .addOption(asJson())
    .action((number: string, options: LinkOptions) =>
      choose({ run: async (deps, io) => (await import("./reset.ts")).reset(number, options, deps, io) }),
    );
}

function describeEnds(group: Command, choose: (run: DatabaseRun) => void): void {
  for (const isBlocked of [true, false])
    group
      .command(isBlocked ? "block" : "unblock")
      .description(
        isBlocked ? "Block an account and end its sessions." : "Let a blocked account sign in again.",
      )
      .addArgument(phone())
      .addOption(asJson())
      .action((number: string, { json }: JsonOption) =>
        choose({
          run: async (deps, io) =>
            (await import("./block.ts")).setBlocked(
              number,
              { blocked: isBlocked, ...(json && { json }) },
              deps,
              io,
            ),
        }),
      );
  group
    .command("reset-second-factor")
    .description(
      "Remove the time-based codes, passkeys and identity-provider link of an account and end its sessions.",
    )
    .addArgument(phone())
    .addOption(asJson())
    .action((number: string, { json }: JsonOption) =>
      choose({
        run: async (deps, io) =>
          (await import("./reset-second-factor.ts")).resetSecondFactor(number, deps, io, json),
      }),
    );
  group
    .command("delete")
    .description("Delete an account and everything personal for good, by the rules of its own deletion.")
    .addArgument(phone())
    .option("--yes", "Confirms it. Without it, the command only names the account.")
    .addOption(asJson())
    .action((number: string, options: DeleteOptions) =>
      choose({
        run: async (deps, io) => (await import("./delete.ts")).deleteAccount(number, options, deps, io),
      }),
    );
}

function describeKeys(group: Command, choose: (run: DatabaseRun) => void): void {
  group
    .command("key")
    .description("API keys of accounts.")
    .command("create")
    .description("Make an API key of an account and print it. It is shown once.")
    .addArgument(phone())
    .requiredOption("--name <NAME>", "What the key is for.", oneLine(MAX_KEY_NAME))
    .addOption(
      new Option("--scopes <SCOPE,SCOPE>", `What it may do: ${keyScopes.join(", ")}.`)
        .argParser(scopesOf)
        .default(["read"], "read"),
    )
    .option("--days <N>", "Days until it ends, 1 to 365; with staff 90 at most.", wholeNumber, 90)
    .addOption(asJson())
    .action((number: string, options: KeyOptions) =>
      choose({ run: async (deps, io) => (await import("./key.ts")).createKey(number, options, deps, io) }),
    );
}

function scopesOf(text: string): KeyScope[] {
  const scopes = separatedByCommas(text).map((name) => keyScopes.find((scope) => scope === name));
  if (scopes.length === 0 || scopes.includes(undefined))
    throw new InvalidArgumentError(`It is a list of ${keyScopes.join(", ")}.`);
  return scopes.filter((scope) => scope !== undefined);
}

type JsonOption = { readonly json?: true };
const asJson = () => new Option("--json", "Print the result as JSON.");
const phone = () =>
  new Argument("<PHONE>", "The phone number of the account, 10 digits.").argParser((text: string) => {
    if (!phoneNumber.safeParse(text).success)
      throw new InvalidArgumentError(inEnglish("replies.enterValidPhoneNumber"));
    return text;
  });
const role = () => new Option("--role <ROLE>", "The role of the account.").choices(roleNames);
const passwordFromInput = () => new Option("--password-stdin", "Read the password from standard input.");
const url = () =>
  new Option("--url <URL>", "The address of the installation, for the link.").argParser((text: string) => {
    const address = URL.parse(text);
    if (address === null || !/^https?:$/.test(address.protocol) || /[?#]/.test(text))
      throw new InvalidArgumentError("It is an address such as https://app.example.com.");
    return text;
  });
const MAX_NAME = 80;
const displayName = () =>
  new Option("--name <NAME>", "The name that others see.").argParser(oneLine(MAX_NAME));
const MAX_KEY_NAME = 60;
const oneLine = (most: number) => (text: string) => {
  const line = text.trim();
  if (line === "" || line.length > most || /\p{Cc}/u.test(line))
    throw new InvalidArgumentError(`It is a line of ${most} characters at most.`);
  return line;
};

import { InvalidArgumentError } from "commander";
import type { PlainCommand } from "./command.ts";
import type { VerifyOptions } from "./run-verify.ts";

function commitId(text: string): string {
  if (!/^[\da-f]{40}$/.test(text))
    throw new InvalidArgumentError("It is the full id of a commit, 40 digits.");
  return text;
}

export const verify: PlainCommand = {
  name: "verify",
  describe: (program, choose) => {
    program
      .command("verify")
      .summary("Prove that a package is a release.")
      .description(
        "Prove that a package and its SBOM are those of the signed statement beside them. It needs no network.",
      )
      .argument("<FILE>", "The package, teamwright-VERSION.tgz; SBOM and statement are beside it.")
      .requiredOption("--key <FILE>", "The operator's public key, ed25519 in PEM.")
      .option("--commit <ID>", "The commit that the release must be made from.", commitId)
      .option("--json", "Print the result as JSON.")
      .action((file: string, options: VerifyOptions) =>
        choose(async (io) => (await import("./run-verify.ts")).verifyRelease(file, options, io)),
      );
  },
};

import type { DatabaseCommand } from "../command.ts";

/** Says in one page whether the installation is well. */
export const doctor: DatabaseCommand = {
  name: "doctor",
  describe: (program, choose) => {
    program
      .command("doctor")
      .description(
        "Check the installation: versions, database, Redis, disk, clock, secret, backups, sources, jobs, staff.",
      )
      .option("--json", "Print the checks as JSON.")
      .action(({ json }: { readonly json?: true }) =>
        choose({ run: async (deps, io) => (await import("./run-doctor.ts")).runDoctor(deps, io, json) }),
      );
  },
};

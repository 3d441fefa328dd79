import type { OnDatabase } from "#cli/command.ts";

/** For tests of the commands on files. */
export const withoutDatabase: OnDatabase = () => {
  throw new Error("the command opened the database");
};

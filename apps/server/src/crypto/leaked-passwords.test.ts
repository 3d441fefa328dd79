import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test("the passwords of the list of leaks are refused, in capitals too", { timeout: 120_000 }, async () => {
  const leaked = dictionary["passwords-common"].map(String).filter(({ length }) => length >= 5);
  expect(leaked.length).toBeGreaterThan(40_000);
  // All of them take a minute: the first thousand, which are tried first, and each thirtieth of the others.
  const tried = leaked.filter((_, rank) => rank < 1000 || rank % 30 === 0);
  const accepted: string[] = [];
  for (const password of tried)
    for (const written of [password, password.toUpperCase()])
      if (!(await isCommonPassword(written, "9000000001"))) accepted.push(written);
  expect(accepted).toEqual([]);
});

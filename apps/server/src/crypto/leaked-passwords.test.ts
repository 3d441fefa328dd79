import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test("the passwords of the list of leaks are refused, in capitals too", { timeout: 120_000 }, async () => {
  const leakedPasswords = dictionary["passwords-common"].map(String).filter(({ length }) => length >= 5);
  expect(leakedPasswords.length).toBeGreaterThan(40_000);
  // All of them take a minute: the first thousand, which are tried first, and each thirtieth of the others.
  const triedPasswords = leakedPasswords.filter((_, rank) => rank < 1000 || rank % 30 === 0);
  const acceptedPasswords: string[] = [];
  for (const password of triedPasswords)
    for (const written of [password, password.toUpperCase()])
      if (!(await isCommonPassword(written, "9000000001"))) acceptedPasswords.push(written);
  expect(acceptedPasswords).toEqual([]);
});

import { sports } from "@teamwright/domain/sports";
import { compileArea } from "@teamwright/text/compile";
import { createTexts } from "@teamwright/text/format";
import { expect, test } from "vitest";
import { roleName } from "./role-name.ts";

const roles = sports.flatMap((sport) => [...sport.roles]);

test("in English a role has the sport's name of it", () => {
  expect(roles.map(roleName)).toEqual(roles.map(({ name }) => name));
});

test.each(["hi", "te"] as const)("%s has a name of its own for each role", (language) => {
  const texts = createTexts(language, (key) => `no ${key}`);
  texts.add(compileArea("shell", language));
  const roleNamed = (code: string, name: string) => texts.format("shell.roleName", { code, name });
  for (const { code, name } of roles) expect(roleNamed(code, name), code).not.toMatch(/[a-z]/i);
  expect(roleNamed("LIB", "Libero"), "a sport that nobody translated yet").toBe("Libero");
});

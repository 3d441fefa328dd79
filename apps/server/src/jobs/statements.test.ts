import { expect, test } from "vitest";
import { statementsOf } from "./statements.ts";

test("a script is cut at the semicolons that end statements, and at no others", () => {
  const body = "create function f() returns void as $x$ begin; perform ';'; end; $x$ language plpgsql";
  const script = `begin; select ';', 'it''s;'; ${body};\n-- a; comment\nselect ";" from t;; commit;`;
  expect(statementsOf(script)).toEqual([
    "begin",
    "select ';', 'it''s;'",
    body,
    '-- a; comment\nselect ";" from t',
    "commit",
  ]);
});

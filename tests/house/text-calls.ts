import { readFileSync } from "node:fs";
import ts from "typescript";

type TextCall = { readonly key: string; readonly values: readonly string[] };

const namesOf = (argument: ts.Expression | undefined): readonly string[] | null => {
  if (argument === undefined) return [];
  if (!ts.isObjectLiteralExpression(argument) || argument.properties.some(ts.isSpreadAssignment)) return null;
  return argument.properties.map((property) => property.name?.getText() ?? "");
};

/** Calls of `t` and `inEnglish` with a complete key; the types check values that are not literal in the call. */
export const callsIn = (file: string): readonly TextCall[] => {
  const code = readFileSync(file, "utf8");
  if (!/\b(t|inEnglish)\(/.test(code)) return [];
  const findings: TextCall[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ["t", "inEnglish"].includes(node.expression.getText())) {
      const [key, given] = node.arguments;
      const values = namesOf(given);
      if (key && ts.isStringLiteral(key) && values !== null) findings.push({ key: key.text, values });
    }
    node.forEachChild(visit);
  };
  visit(
    ts.createSourceFile(
      file,
      code,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return findings;
};

/** Syntax in which a semicolon does not end a statement: literals, quoted names, dollar-quoted bodies, comments. */
const PIECE = /'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|--[^\n]*|;/g;

/** The statements of a script, without empty ones. */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let start = 0;
  for (const match of script.matchAll(PIECE)) {
    if (match[0] !== ";") continue;
    statements.push(script.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(script.slice(start));
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== "");
}

/** Steps of a migration that an older server, which still runs on the same database, may not survive. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["drops a table", /^drop table\b/i],
  ["drops a column", /^alter table .*\bdrop column\b/i],
  ["renames", /^alter (?:table|index|type|sequence|view) .*\brename\b/i],
  ["makes a column required", /^alter table .*\bset not null\b/i],
  ["changes a type", /^alter table .*\balter column .*\btype\b/i],
  ["takes a default away", /^alter table .*\bdrop default\b/i],
  // An older `on conflict` names it.
  ["drops a constraint", /^alter table .*\bdrop constraint\b/i],
  ["deletes rows", /^(?:delete from|truncate)\b/i],
];

/** What stands inside quotes is text, or the body of a function that runs later. */
const withoutTexts = (sql: string): string =>
  sql
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/\/\*.*?\*\//gs, "");

const tableOf = (statement: string): string =>
  /^(?:create table (?:if not exists )?|alter table (?:only )?)([\w".]+)/i.exec(statement)?.[1] ?? "";

/** A column that older servers do not write, and that has no value without them. */
function addsRequired(statement: string): boolean {
  if (!/^alter table .*\badd column\b/i.test(statement)) return false;
  return /\bnot null\b/i.test(statement) && !/\b(?:default|generated)\b/i.test(statement);
}

/** Tables, and columns as `table.column`, that the migration makes: older servers leave them empty. */
function madeBy(statements: readonly string[]): ReadonlySet<string> {
  const tables = statements.filter((each) => /^create table\b/i.test(each)).map(tableOf);
  const columns = statements.flatMap((each) => {
    const column = /^alter table .*\badd column ([\w"]+)/i.exec(each)?.[1];
    return column === undefined ? [] : [`${tableOf(each)}.${column}`];
  });
  return new Set([...tables, ...columns]);
}

/** A rule on a table or column that was there before: older servers may write rows against it. */
function restricts(statement: string, made: ReadonlySet<string>): boolean {
  const unique = /^create unique index .* on ([\w".]+)/i.exec(statement)?.[1];
  if (unique !== undefined) return !made.has(unique);
  const rule = /^alter table .*\badd constraint .*\b(?:check|unique|foreign key ?\(([\w", ]+)\))/i.exec(
    statement,
  );
  const table = tableOf(statement);
  if (rule === null || made.has(table)) return false;
  const columns = rule[1]?.split(",").map((column) => `${table}.${column.trim()}`);
  return columns === undefined || columns.some((column) => !made.has(column));
}

/** The steps of a migration that contract the schema instead of expanding it, in words. */
export function contractingSteps(sql: string): string[] {
  const statements = withoutTexts(sql)
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim());
  const made = madeBy(statements);
  return statements.flatMap((statement) => [
    ...kinds.filter(([, pattern]) => pattern.test(statement)).map(([name]) => name),
    ...(addsRequired(statement) ? ["adds a required column without a default"] : []),
    ...(restricts(statement, made) ? ["restricts a table that was there before"] : []),
  ]);
}

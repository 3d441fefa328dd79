/** The type of a cell. `list` is separated by spaces; `flag` is yes/no, true/false or 1/0. */
export type CellKind = "text" | "number" | "flag" | "list";

export interface ImportColumn {
  readonly kind: CellKind;
  /** The path of the value in the match document. */
  readonly path: readonly string[];
  /** A cell of "-" clears the stored value. */
  readonly nullable?: true;
}

/** Headings come from files, so the table is a Map: "constructor" must not be found. */
function table(columns: Readonly<Record<string, ImportColumn>>): ReadonlyMap<string, ImportColumn> {
  return new Map(Object.entries(columns));
}

/** Columns that describe the match; the same on each row of it. */
export const matchColumns: ReadonlyMap<string, ImportColumn> = table({
  sport: { kind: "text", path: ["sport"] },
  match_time: { kind: "text", path: ["match_time"] },
  series: { kind: "text", path: ["series"] },
  status: { kind: "text", path: ["status"] },
  venue: { kind: "text", path: ["venue"] },
  format: { kind: "text", path: ["format"] },
  gender: { kind: "text", path: ["gender"] },
  apps: { kind: "list", path: ["apps"] },
  partial: { kind: "flag", path: ["partial"] },
  left_team: { kind: "text", path: ["left", "name"] },
  right_team: { kind: "text", path: ["right", "name"] },
  left_short: { kind: "text", path: ["left", "short_name"] },
  right_short: { kind: "text", path: ["right", "short_name"] },
  left_image: { kind: "text", path: ["left", "image"] },
  right_image: { kind: "text", path: ["right", "image"] },
});

/** Columns that describe the row's player. */
export const playerColumns: ReadonlyMap<string, ImportColumn> = table({
  player_id: { kind: "text", path: ["id"] },
  name: { kind: "text", path: ["name"] },
  role: { kind: "text", path: ["role"] },
  credits: { kind: "number", path: ["credits"] },
  image: { kind: "text", path: ["image"] },
  points: { kind: "number", path: ["points"], nullable: true },
  selected_by: { kind: "number", path: ["selected_by"], nullable: true },
  captain_percentage: { kind: "number", path: ["captain_percentage"], nullable: true },
  vice_captain_percentage: { kind: "number", path: ["vice_captain_percentage"], nullable: true },
  playing: { kind: "flag", path: ["playing"] },
  last_play: { kind: "flag", path: ["last_play"] },
  availability: { kind: "text", path: ["availability"], nullable: true },
  pl_id: { kind: "text", path: ["pl_id"], nullable: true },
});

/** `id_<slug>`: the player's id at a fantasy app. */
export function appIdColumn(name: string): ImportColumn | undefined {
  const slug = /^id_([a-z0-9][a-z0-9-]{0,39})$/.exec(name)?.[1];
  return slug === undefined ? undefined : { kind: "text", path: ["app_ids", slug] };
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["yes", true],
  ["true", true],
  ["1", true],
  ["y", true],
  ["no", false],
  ["false", false],
  ["0", false],
  ["n", false],
]);

/** The cell's value, undefined when empty. A cell that cannot be converted stays text, and the schema reports it. */
export function cellValue(column: ImportColumn, cell: string): unknown {
  if (cell === "") return undefined;
  if (cell === "-" && column.nullable === true) return null;
  if (column.kind === "number") return /^[+-]?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (column.kind === "flag") return FLAGS.get(cell.toLowerCase()) ?? cell;
  if (column.kind === "list") return cell.split(/[\s|]+/);
  return cell;
}

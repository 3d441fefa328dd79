import type { EmbeddedClient } from "#db/embedded/client.ts";

export const ACCOUNTS = 12;
export const BALANCE = 1000;
const WRITERS = 8;

/** What was written: the number of disk operations when a call began, and when it was acknowledged. */
interface WriteSpan {
  readonly began: number;
  readonly acknowledged: number;
}

/** A row of `notes`: written once, perhaps deleted later. */
export interface WrittenNote {
  readonly id: number;
  inserted: WriteSpan | null;
  deleted: WriteSpan | null;
  deletionBegan: number;
}

export interface WrittenRows {
  readonly notes: Map<number, WrittenNote>;
  /** Transfers between two accounts, by id. */
  readonly transfers: Map<number, WriteSpan>;
}

export const MAINTENANCE = [
  "checkpoint",
  "vacuum notes",
  "vacuum full transfers",
  "create table passing (a int)",
  "drop table if exists passing",
  "reindex table notes",
];

interface WorkSettings {
  readonly steps: number;
  readonly random: () => number;
  /** The number of disk operations so far. */
  readonly count: () => number;
  /** Statements now and then, between those that are looked for. */
  readonly maintenance: readonly string[];
  /** A call has failed; resolves to whether the writer goes on. */
  readonly onFailure: (error: unknown) => Promise<boolean>;
}

export const SCHEMA = `
  create table notes (id int primary key, body text not null);
  create table balances (account int primary key, balance int not null);
  create table transfers (id int primary key, source int not null, target int not null, amount int not null);
  create index on notes (md5(body));
  insert into balances select account, ${BALANCE} from generate_series(0, ${ACCOUNTS - 1}) as account;
`;

/**
 * Random work of several writers at once, one or many statements a transaction, small and large rows, with checkpoints
 * and vacuums between. What a call has done that failed is not known: its row may be there or not.
 */
export async function work(
  client: EmbeddedClient,
  { steps, random, count, maintenance, onFailure }: WorkSettings,
): Promise<WrittenRows> {
  const written: WrittenRows = { notes: new Map(), transfers: new Map() };
  const below = (limit: number): number => Math.floor(random() * limit);
  let step = 0;
  const timed = async (run: () => Promise<unknown>): Promise<WriteSpan> => {
    const began = count();
    await run();
    return { began, acknowledged: count() };
  };

  const insertNote = async (id: number): Promise<void> => {
    const body = String.fromCharCode(97 + below(26)).repeat(below(20) === 0 ? 30_000 : 100 + below(200));
    const note: WrittenNote = { id, inserted: null, deleted: null, deletionBegan: Infinity };
    written.notes.set(id, note);
    note.inserted = await timed(() => client.query("insert into notes values ($1, $2)", [id, body + id]));
  };
  const deleteNote = async (): Promise<void> => {
    const candidates = [...written.notes.values()].filter(
      ({ inserted, deletionBegan }) => inserted && deletionBegan === Infinity,
    );
    const note = candidates[below(candidates.length)];
    if (!note) return;
    note.deletionBegan = count();
    note.deleted = await timed(() => client.query("delete from notes where id = $1", [note.id]));
  };
  const transfer = async (id: number): Promise<void> => {
    const [source, target, amount] = [below(ACCOUNTS), below(ACCOUNTS), 1 + below(9)];
    const call = await timed(() =>
      client.transaction(async (tx) => {
        await tx.query("update balances set balance = balance - $1 where account = $2", [amount, source]);
        await tx.query("insert into transfers values ($1, $2, $3, $4)", [id, source, target, amount]);
        await tx.query("update balances set balance = balance + $1 where account = $2", [amount, target]);
      }),
    );
    written.transfers.set(id, call);
  };

  const maintain = (): Promise<unknown> =>
    // Two writers may create the same table.
    client.exec(maintenance[below(maintenance.length)]!).catch(() => undefined);
  const takeStep = (id: number): Promise<unknown> => {
    const kind = random();
    if (kind < 0.5) return insertNote(id);
    if (kind < 0.65) return deleteNote();
    return kind < 0.97 ? transfer(id) : maintain();
  };
  const writer = async (): Promise<void> => {
    while (step < steps) {
      const failed = await takeStep((step += 1)).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failed && !(await onFailure(failed.error))) return;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written;
}

/** What of the acknowledged work is missing, or half there, in a database that was opened after a cut. */
export async function findLosses(
  query: (sql: string) => Promise<readonly Record<string, unknown>[]>,
  { notes, transfers }: WrittenRows,
  cutAt: number,
): Promise<string[]> {
  const losses: string[] = [];
  const found = new Set((await query("select id from notes order by body")).map(({ id }) => Number(id)));
  for (const { id, inserted, deleted, deletionBegan } of notes.values()) {
    const isAcknowledged = inserted !== null && inserted.acknowledged <= cutAt;
    if (isAcknowledged && deletionBegan > cutAt && !found.has(id)) losses.push(`note ${id} is lost`);
    if (deleted !== null && deleted.acknowledged <= cutAt && found.has(id))
      losses.push(`note ${id} is back after its deletion`);
  }
  const rows = await query("select id, source, target, amount from transfers");
  const ids = new Set(rows.map(({ id }) => Number(id)));
  for (const [id, { acknowledged }] of transfers)
    if (acknowledged <= cutAt && !ids.has(id)) losses.push(`transfer ${id} is lost`);
  const expected = Array.from({ length: ACCOUNTS }, () => BALANCE);
  for (const { source, target, amount } of rows) {
    expected[Number(source)]! -= Number(amount);
    expected[Number(target)]! += Number(amount);
  }
  for (const { account, balance } of await query("select account, balance from balances"))
    if (balance !== expected[Number(account)])
      losses.push(
        `account ${Number(account)} has ${Number(balance)} instead of ${expected[Number(account)]}`,
      );
  const counts = await query(
    "select (select count(*) from notes) as rows, (select count(*) from notes where id > 0) as keys",
  );
  if (counts[0]?.["rows"] !== counts[0]?.["keys"]) losses.push("an index differs from its table");
  return losses;
}

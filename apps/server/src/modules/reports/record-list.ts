import { pagesOf } from "#http/pages-of.ts";

export interface PageOf {
  readonly page: number;
  readonly size: number;
}

export interface RecordPage<Item> {
  readonly data: Item[];
  readonly totalPages: number;
}

interface RowQuery<Row> {
  limit(rows: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** A page of the rows, which `total` counts, in the form of replies. */
export async function listedPage<Row, Item>(
  { page, size }: PageOf,
  rows: RowQuery<Row>,
  total: PromiseLike<number>,
  toItem: (row: Row) => Item,
): Promise<RecordPage<Item>> {
  const rowsOfPage = await rows.limit(size).offset(page * size);
  return { data: rowsOfPage.map(toItem), totalPages: pagesOf(await total, size) };
}

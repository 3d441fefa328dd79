/** How many pages of this size hold all entries. */
export const pagesOf = (entries: number, size: number): number => Math.ceil(entries / size);

/** "other": no file of this product. "newer": of a later version. "damaged": a part cannot be read; `detail` says which. */
export interface FileProblem {
  readonly code: "other" | "newer" | "damaged" | "too_large" | "cancelled";
  readonly detail: string;
}

/** Ends the reading of a file; `readDataFile` catches it. */
export class Unusable extends Error {
  readonly problem: FileProblem;
  constructor(code: FileProblem["code"], detail: string) {
    super(detail);
    this.problem = { code, detail };
  }
}

import type { ReactNode } from "react";

/** A part in its states, one below the other. `name` is the file of the part. */
export interface Exhibit {
  readonly name: string;
  readonly content: ReactNode;
}

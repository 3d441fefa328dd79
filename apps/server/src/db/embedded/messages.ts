/** Requests of the main thread to the database's thread, and its replies. Only values that can be cloned. */

export interface ThreadSettings {
  /** Absent: in memory. */
  readonly dataDir?: string;
  /** A packed cluster to start from. */
  readonly image?: Uint8Array;
  /** Further parameters of PostgreSQL. */
  readonly parameters?: readonly string[];
  /** The database's compiled program. */
  readonly program: WebAssembly.Module;
}

export type Request =
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly params: readonly unknown[];
      readonly rowMode: "array" | "object";
      /** Types whose values are returned as PostgreSQL text. */
      readonly asText: readonly number[];
    }
  | { readonly kind: "exec"; readonly sql: string }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

export interface Call {
  readonly id: number;
  readonly request: Request;
}

export interface Results {
  readonly rows: unknown[];
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly affectedRows?: number;
}

/**
 * `unsynced`: the number of the last commit whose log has to be on the disk before anybody hears of the reply; 0 when
 * nothing has to be waited for.
 */
export type WorkerReply =
  | { readonly id: number; readonly unsynced: number; readonly ok: true; readonly value: unknown }
  /** An error's own fields (code, constraint, ...): cloning an error would lose them. */
  | {
      readonly id: number;
      readonly unsynced: number;
      readonly ok: false;
      readonly message: string;
      readonly fields: Readonly<Record<string, unknown>>;
    };

/** The commits up to this number are on the disk. */
export interface SyncedMessage {
  readonly synced: number;
}

/** The first message of the thread: the database is open, or why it could not be opened. */
export type OpenedMessage =
  { readonly opened: true } | { readonly opened: false; readonly message: string; readonly stack: string };

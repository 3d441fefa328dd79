import { toBase64 } from "#lib/base64.ts";
import type { SyncServer } from "../sync-server.ts";

/** The rules of the server's calls in memory; `modules/sync/sync.test.ts` shows them on the real one. */
export class MemoryServer implements SyncServer {
  readonly items = new Map<string, { revision: number; content: string | null }>();
  id = "vault-1";
  revision = 0;
  reachable = true;
  /** Calls that succeed before the connection is lost. */
  calls = Infinity;
  /** Calls whose reply arrives; a further one is done, and its reply is lost. */
  replies = Infinity;
  /** Runs before each call, while the device waits for its reply. */
  meanwhile: () => Promise<void> = async () => undefined;
  /** Items of one list. */
  readonly #page: number;
  constructor(page = 2) {
    this.#page = page;
  }
  #refuse(id?: string) {
    if (!this.reachable || this.calls-- <= 0) return { ok: false as const, why: "failed" as const };
    return id !== undefined && id !== this.id ? { ok: false as const, why: "changed" as const } : null;
  }
  async list(id: string, after: number) {
    await this.meanwhile();
    const changedEntries = [...this.items]
      .filter(([, { revision }]) => revision > after)
      .toSorted(([, a], [, b]) => a.revision - b.revision)
      .map(([name, { revision, content }]) => ({ id: name, revision, deleted: content === null }));
    return (
      this.#refuse(id) ?? {
        ok: true as const,
        items: changedEntries.slice(0, this.#page),
        more: changedEntries.length > this.#page,
      }
    );
  }
  async read(name: string) {
    await this.meanwhile();
    const content = this.items.get(name)?.content;
    return (
      this.#refuse() ??
      (content ? { ok: true as const, content } : { ok: false as const, why: "missing" as const })
    );
  }
  async put(id: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
    await this.meanwhile();
    const refusal = this.#refuse(id);
    if (refusal) return refusal;
    const content = toBase64(bytes);
    if (!this.items.get(name)?.content) this.items.set(name, { revision: ++this.revision, content });
    return this.#reply();
  }
  async remove(id: string, name: string) {
    await this.meanwhile();
    const refusal = this.#refuse(id);
    if (refusal) return refusal;
    this.items.set(name, { revision: ++this.revision, content: null });
    return this.#reply();
  }
  #reply() {
    return this.replies-- > 0 ? { ok: true as const } : { ok: false as const, why: "failed" as const };
  }
}

import * as z from "zod/mini";
import { bySession, signedIn } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../shapes.ts";

/** Ciphertext of one item, and of all items of an account together. Bytes. */
export const MAX_SYNC_ITEM = 2_000_000;
export const MAX_SYNC_BYTES = 50_000_000;
/** What an account may write in a day. Bytes. */
export const MAX_SYNC_DAY = 100_000_000;
/** Items of an account that are not deleted. */
export const MAX_SYNC_ITEMS = 1000;
/** Items of one list. */
export const SYNC_LIST_SIZE = 500;
/** Fewer rounds would make guessing the passphrase cheap. Source: OWASP password storage, PBKDF2 with SHA-256. */
export const MIN_ROUNDS = 600_000;

const base64 = (min: number, max: number) =>
  z.string().check(z.maxLength(max), z.regex(new RegExp(`^[A-Za-z0-9+/]{${min},}={0,2}$`)));

/** Base64 is 4 characters for 3 bytes. */
const MAX_CONTENT = Math.ceil(MAX_SYNC_ITEM / 3) * 4;

/** How a device makes the key from the passphrase, which never leaves it. */
const kdf = () =>
  z.object({
    name: z.literal("PBKDF2-SHA-256"),
    rounds: z.int().check(z.minimum(MIN_ROUNDS), z.maximum(20_000_000)),
    salt: base64(22, 88),
  });

/** The name of an item: a keyed hash of its content, so that it tells the server nothing. */
const itemId = z.string().check(z.regex(/^[\w-]{22}$/));

/** What is encrypted with one passphrase. */
const vault = () =>
  z.object({
    id,
    kdf: kdf(),
    /** Encrypted with the key: a device that cannot open it has another passphrase. */
    check: base64(20, 200),
    /** Of the last change. */
    revision: z.int(),
    items: z.int(),
    bytes: z.int(),
    createdAt: instant,
  });
export type SyncVault = z.infer<ReturnType<typeof vault>>;

/** Stored attempts of a person's devices, encrypted on the device. Of the session's own account only. */
export const sync = {
  read: endpoint({
    name: "sync.read",
    method: "GET",
    path: "/api/sync",
    summary: "Whether the account synchronises attempts, and how its devices make the key.",
    access: bySession(signedIn),
    reply: () => ({ data: z.nullable(vault()) }),
  }),
  turnOn: endpoint({
    name: "sync.turnOn",
    method: "POST",
    path: "/api/sync",
    summary: "Turn synchronisation on. 201: it is on already, with another passphrase perhaps.",
    access: bySession(signedIn),
    body: () => z.object({ kdf: kdf(), check: base64(20, 200) }),
    reply: () => ({ data: vault() }),
  }),
  turnOff: endpoint({
    name: "sync.turnOff",
    method: "DELETE",
    path: "/api/sync",
    summary: "Turn synchronisation off and delete everything that the server has of it.",
    access: bySession(signedIn),
    reply: () => ({}),
  }),
  list: endpoint({
    name: "sync.list",
    method: "GET",
    path: "/api/sync/list/{vault}",
    summary: "The items that changed after a revision, in the order of their changes, without their content.",
    access: bySession(signedIn),
    params: () => z.object({ vault: id }),
    query: () => z.object({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
    reply: () => ({
      data: z
        .array(z.object({ id: itemId, revision: z.int(), deleted: z.boolean(), size: z.int() }))
        .check(z.maxLength(SYNC_LIST_SIZE)),
      more: z.boolean(),
    }),
  }),
  item: endpoint({
    name: "sync.item",
    method: "GET",
    path: "/api/sync/items/{itemId}",
    summary: "The ciphertext of one item.",
    access: bySession(signedIn),
    params: () => z.object({ itemId }),
    reply: () => ({ data: z.object({ content: base64(24, MAX_CONTENT) }) }),
  }),
  put: endpoint({
    name: "sync.put",
    method: "PUT",
    path: "/api/sync/items/{itemId}/content",
    summary:
      "Store an item: the body is its ciphertext. Nothing happens when it is there already. 201: the account's room is used up.",
    access: bySession(signedIn),
    params: () => z.object({ itemId }),
    query: () => z.object({ vault: id }),
    bytes: true,
    bodyLimit: MAX_SYNC_ITEM,
    reply: () => ({ data: z.object({ revision: z.int() }) }),
  }),
  putText: endpoint({
    name: "sync.putText",
    method: "PUT",
    path: "/api/sync/items/{itemId}",
    summary: "The same with the ciphertext as base64 in JSON, as clients before 1.1 send it.",
    access: bySession(signedIn),
    params: () => z.object({ itemId }),
    body: () => z.object({ vault: id, content: base64(24, MAX_CONTENT) }),
    bodyLimit: MAX_CONTENT + 1000,
    valueLimit: 10,
    reply: () => ({ data: z.object({ revision: z.int() }) }),
  }),
  remove: endpoint({
    name: "sync.remove",
    method: "POST",
    path: "/api/sync/items/{itemId}/delete",
    summary: "Delete the content of an item; its name stays for a year, so that other devices delete it too.",
    access: bySession(signedIn),
    params: () => z.object({ itemId }),
    body: () => z.object({ vault: id }),
    reply: () => ({ data: z.object({ revision: z.int() }) }),
  }),
} as const;

/**
 * The browser's Back closes an open layer (dialog, sheet, popover, selection mode) before it leaves the page. Each open
 * layer has its own history entry above the page's. The router never sees these entries: it uses `routerWindow`, where
 * a page is one entry, with or without layers. Why: docs/decisions/012-back-closes-layers.md.
 */

interface OpenLayer {
  readonly close: () => void;
  /** Back does not close it: its `close` asks first. */
  readonly stays: boolean;
  /** Asked to close, or abandoned by a navigation: its entry is removed unless it is still open later. */
  leaving: boolean;
}

interface HistoryEntry {
  /** The router's index of the page; null for an entry that the router did not make, e.g. a typed fragment. */
  readonly index: number | null;
  /** How many layers the entry lies above its page. */
  readonly depth: number;
  readonly state: unknown;
  readonly href: string;
}

type StateFields = Readonly<Record<string, unknown>>;

/** How long a layer may take to close before its entry is restored, and a traversal before it counts as lost, ms. */
const TRAVERSAL_TIMEOUT = 1000;

const fieldsOf = (state: unknown): StateFields =>
  typeof state === "object" && state !== null ? { ...state } : {};

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

const currentEntry = (): HistoryEntry => {
  const { layer, ...state } = fieldsOf(window.history.state);
  return {
    index: numberOf(state["idx"]),
    depth: numberOf(layer) ?? 0,
    state,
    href: window.location.href,
  };
};

let here: HistoryEntry = { index: null, depth: 0, state: null, href: "" };
let layers: readonly OpenLayer[] = [];
/** The timer of a pending traversal, our own or the router's. */
let traversal: ReturnType<typeof setTimeout> | undefined;
/** The router's navigation during a traversal; it runs when the traversal has arrived. A move by `go` has no address. */
let waiting: readonly { readonly state?: unknown; readonly href?: string; readonly run: () => void }[] = [];
let settling = false;
const listeners = new Set<(event: PopStateEvent) => void>();

const writeState = (how: "pushState" | "replaceState", state: unknown, depth: number, href?: string) => {
  window.history[how]({ ...fieldsOf(state), ...(depth > 0 ? { layer: depth } : {}) }, "", href);
  here = currentEntry();
};

function arrive(): void {
  clearTimeout(traversal);
  traversal = undefined;
  const waitingSteps = waiting;
  waiting = [];
  for (const { run } of waitingSteps) run();
}

const openCount = (): number => layers.filter(({ leaving }) => !leaving).length;

/** Adds the entries of open layers that have none. */
function enter(): void {
  if (traversal !== undefined) return;
  const open = openCount();
  for (let depth = here.depth + 1; depth <= open; depth += 1) writeState("pushState", here.state, depth);
}

/** Makes the number of entries equal to the number of open layers. */
function settle(): void {
  settling = false;
  if (traversal !== undefined) return;
  enter();
  const open = openCount();
  if (here.depth <= open) return;
  traversal = setTimeout(arrive, TRAVERSAL_TIMEOUT);
  window.history.go(open - here.depth);
}

/** Runs after the task, so that layers that close and open together, or close and navigate, need no traversal. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  setTimeout(settle, 0);
}

function leave(left: readonly OpenLayer[]): void {
  if (left.length === 0) return;
  for (const layer of left) layer.leaving = true;
  setTimeout(() => {
    for (const layer of left) layer.leaving = false;
    settleSoon();
  }, TRAVERSAL_TIMEOUT);
}

/** Back or forward within one page: closes the layers above the entry. */
function moveWithinPage(from: HistoryEntry): void {
  const isOwn = traversal !== undefined;
  // The page's address may have changed under an open layer; its own entry has the old address.
  const { depth } = currentEntry();
  if (
    from.href !== window.location.href ||
    fieldsOf(from.state)["key"] !== fieldsOf(window.history.state)["key"]
  )
    writeState("replaceState", from.state, depth, from.href);
  here = currentEntry();
  if (!isOwn) {
    const above = layers.filter(({ leaving }) => !leaving).slice(depth);
    leave(above.filter(({ stays }) => !stays));
    for (const layer of above.toReversed()) layer.close();
  }
}

function onPop(event: PopStateEvent): void {
  const from = here;
  const next = currentEntry();
  if (next.index !== null && next.index === from.index) moveWithinPage(from);
  else {
    here = next;
    const left = layers;
    leave(left);
    for (const layer of left.toReversed()) layer.close();
    for (const listener of listeners) listener(event);
  }
  arrive();
  settleSoon();
}

function change(how: "pushState" | "replaceState", state: unknown, url?: string | URL | null): void {
  const href = new URL(url ?? window.location.href, window.location.href).href;
  if (traversal !== undefined) {
    waiting = [...waiting, { state, href, run: () => change(how, state, href) }];
    return;
  }
  const { from } = fieldsOf(here.state);
  if (how === "replaceState") {
    writeState(how, { ...fieldsOf(state), from }, here.depth, href);
    return;
  }
  // The second tap of a double tap opens the page that is open already: one entry, so that one Back leaves it.
  if (here.index !== null && here.depth === 0 && href === here.href) {
    writeState("replaceState", { ...fieldsOf(state), idx: here.index, from }, 0, href);
    return;
  }
  const page = { ...fieldsOf(state), from: window.location.pathname };
  // The new page replaces the layer from which it was opened.
  const overLayer = here.depth > 0;
  leave(layers);
  writeState(overLayer ? "replaceState" : "pushState", page, 0, href);
  settleSoon();
}

/** The value of a browser object's property; methods are bound to their object. */
const ownValue = (target: object, name: string | symbol): unknown => {
  const value: unknown = Reflect.get(target, name, target);
  return typeof value === "function" ? value.bind(target) : value;
};

/** The router's move between pages. Two traversals at a time would interrupt each other. */
function go(delta: number): void {
  if (traversal !== undefined) {
    waiting = [...waiting, { run: () => go(delta) }];
    return;
  }
  if (delta < 0) traversal = setTimeout(arrive, TRAVERSAL_TIMEOUT);
  window.history.go(delta < 0 ? delta - here.depth : delta);
}

const routerHistory = (): History =>
  new Proxy(window.history, {
    get: (target, name) => {
      if (name === "state") return waiting.findLast(({ href }) => href !== undefined)?.state ?? here.state;
      if (name === "pushState" || name === "replaceState")
        return (state: unknown, _: string, url?: string | URL | null) => change(name, state, url);
      if (name === "go") return (delta = 0) => go(delta);
      return ownValue(target, name);
    },
  });

/** The router's window: it has the pages' history entries and only reports moves between pages. */
export function routerWindow(): Window {
  here = currentEntry();
  window.addEventListener("popstate", onPop);
  // After a reload with an open layer, the layer no longer exists, so its entry is removed.
  settleSoon();
  const history = routerHistory();
  return new Proxy(window, {
    get: (target, name) => {
      if (name === "history") return history;
      if (name === "location") {
        const href = waiting.findLast((move) => move.href !== undefined)?.href;
        return href === undefined ? target.location : new URL(href);
      }
      if (name === "addEventListener")
        return (_: "popstate", listener: (event: PopStateEvent) => void) => listeners.add(listener);
      if (name === "removeEventListener")
        return (_: "popstate", listener: (event: PopStateEvent) => void) => listeners.delete(listener);
      return ownValue(target, name);
    },
  });
}

/**
 * Registers an open layer: Back calls `close`. One that stays has its entry again at once. Returns a function to call
 * when it has closed in any way.
 */
export function openLayer(close: () => void, stays = false): () => void {
  const layer: OpenLayer = { close, stays, leaving: false };
  layers = [...layers, layer];
  // Within the task: Back right after the layer is shown must find its entry. Not before the other effects, in which a
  // layer that closes at the same time gives its entry to this one.
  queueMicrotask(enter);
  settleSoon();
  return () => {
    layers = layers.filter((other) => other !== layer);
    settleSoon();
  };
}

/** The path of the previous page; null when this is the first page of the tab. */
export const previousPath = (): string | null => {
  const { from } = fieldsOf(here.state);
  return here.index !== null && here.index > 0 && typeof from === "string" ? from : null;
};

interface ContainerWalk {
  readonly container: Readonly<Record<string, unknown>> | readonly unknown[];
  /** The names of an object; null for a list. */
  readonly names: readonly string[] | null;
  at: number;
}

const isStorable = (text: string) => !text.includes("\u0000") && text.isWellFormed();

const frameOf = (container: object): ContainerWalk => ({
  container: container as ContainerWalk["container"],
  names: Array.isArray(container) ? null : Object.keys(container),
  at: -1,
});

/** The most names of one object: no call needs as many, and a schema's cost for each is above that of its bytes. */
const MAX_NAMES = 10_000;

const isCrowded = ({ names }: ContainerWalk) => names !== null && names.length > MAX_NAMES;

const nameIn = ({ names, at }: ContainerWalk) => names?.[at] ?? String(at);

/**
 * The path of a text that the database cannot store (with a NUL, or half of a surrogate pair), or of an object with too
 * many names. Null when there is none.
 * Uses its own stack, so that the cost depends only on the value's size.
 */
export function findUnstorable(value: unknown): readonly string[] | null {
  if (typeof value === "string") return isStorable(value) ? null : [];
  if (typeof value !== "object" || value === null) return null;
  const whole = frameOf(value);
  if (isCrowded(whole)) return [];
  const stack = [whole];
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    frame.at += 1;
    const { container, names, at } = frame;
    if (at >= (names ?? (container as readonly unknown[])).length) {
      stack.pop();
      continue;
    }
    const inner: unknown = names
      ? (container as Readonly<Record<string, unknown>>)[names[at] ?? ""]
      : (container as readonly unknown[])[at];
    if (typeof inner === "string" ? !isStorable(inner) : names && !isStorable(names[at] ?? ""))
      return stack.map(nameIn);
    if (typeof inner !== "object" || inner === null) continue;
    const next = frameOf(inner);
    if (isCrowded(next)) return stack.map(nameIn);
    stack.push(next);
  }
  return null;
}

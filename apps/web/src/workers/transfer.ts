/**
 * The buffers of the typed arrays in a reply, which are transferred without copying. A buffer shared by two arrays is
 * listed once.
 */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (part: unknown, depth: number): void => {
    if (typeof part !== "object" || part === null || depth > 4) return;
    if (ArrayBuffer.isView(part)) {
      if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
      return;
    }
    if (Array.isArray(part)) return;
    for (const inner of Object.values(part)) visit(inner, depth + 1);
  };
  visit(value, 0);
  return [...buffers];
}

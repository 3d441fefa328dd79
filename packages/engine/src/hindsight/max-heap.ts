/** A binary heap, highest value first. */
export class MaxHeap<Item extends { readonly value: number }> {
  readonly #items: Item[];

  /** The items must fall in value: then they are a heap already. */
  constructor(items: Item[]) {
    this.#items = items;
  }

  add(item: Item): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (items[parent]!.value >= item.value) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  /** Removes the item with the highest value; undefined when there is none. */
  take(): Item | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (last === undefined || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && items[child + 1]!.value > items[child]!.value) child++;
      if (items[child]!.value <= last.value) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = last;
    return top;
  }
}

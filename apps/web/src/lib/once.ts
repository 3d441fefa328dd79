/**
 * Creates the value on first use, then returns the same one. For values for which a browser loads tables (numbers,
 * dates, letters): no module should wait for them while it loads.
 */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

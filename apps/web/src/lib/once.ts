/**
 * Makes the value when it is first asked for, then gives the same. For what a browser loads tables for (numbers, dates,
 * letters): no file should wait for them when it is first run.
 */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

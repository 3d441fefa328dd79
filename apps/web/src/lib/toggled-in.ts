/** The values without the value if it is among them, else with it. */
export const toggledIn = <Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> => {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
};

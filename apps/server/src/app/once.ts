/** The value of the first call, for all later ones: what is costly to make and seldom asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

import type { TeamOrder } from "#engine-client/calls.ts";

/** The available orders by their names in an address; "number" is the order of generation. */
export const teamOrders = {
  number: { by: "number", descending: false },
  "last-number": { by: "number", descending: true },
  "most-credits": { by: "credits", descending: true },
  "least-credits": { by: "credits", descending: false },
  "most-points": { by: "points", descending: true },
  "least-points": { by: "points", descending: false },
  /** The page sorts them: the forecast is in another worker. */
  "most-chance": { by: "number", descending: false },
} as const satisfies Readonly<Record<string, TeamOrder>>;

export type OrderName = keyof typeof teamOrders;

export const isOrderName = (name: string): name is OrderName => Object.hasOwn(teamOrders, name);

/** The names of the orders, without those by points or chances where the match has none. */
export const orderNames = (knownFigures: {
  readonly points: boolean;
  readonly chances: boolean;
}): readonly OrderName[] =>
  (Object.keys(teamOrders) as OrderName[]).filter((name) =>
    name === "most-chance" ? knownFigures.chances : knownFigures.points || teamOrders[name].by !== "points",
  );

/** A call's answer, with the device's clock when it was sent and when the answer came, in milliseconds. */
export type EarlyAnswer = {
  readonly response: Response;
  readonly sent: number;
  readonly received: number;
};

const calls = new Map<string, Promise<EarlyAnswer>>();

const ask = async (path: string): Promise<EarlyAnswer> => {
  const sent = Date.now();
  // As the contract's client asks.
  const response = await fetch(path, { headers: { accept: "application/json" }, credentials: "include" });
  return { response, sent, received: Date.now() };
};

/** Asks the page's own server now what the first screen will ask when its code has come. */
export const callEarly = (path: string): void => {
  const answer = ask(path);
  calls.set(path, answer);
  // Whoever takes it hears of a failure; nobody may.
  answer.catch(() => undefined);
};

export const earlyCall = (path: string): Promise<EarlyAnswer> | undefined => calls.get(path);

/** Gives out each early call once: a later ask is a new one. */
export const takeEarlyCall = (path: string): Promise<EarlyAnswer> | undefined => {
  const call = calls.get(path);
  calls.delete(path);
  return call;
};

/** What the first screen did not ask for is old when another asks. */
export const forgetEarlyCalls = (): void => {
  calls.clear();
};

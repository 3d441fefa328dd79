/** A call's reply, with the device's clock when it was sent and when the reply arrived, in milliseconds. */
export type EarlyAnswer = {
  readonly response: Response;
  readonly sent: number;
  readonly received: number;
};

/** The Accept header of every call. Envelopes are compressed where the browser can open such ones. */
export const ACCEPT =
  typeof DecompressionStream === "undefined" ? "application/json" : "application/json; sealed=deflate";

const calls = new Map<string, Promise<EarlyAnswer>>();

const ask = async (path: string): Promise<EarlyAnswer> => {
  const sentAt = Date.now();
  // The same request as the contract's client sends.
  const response = await fetch(path, { headers: { accept: ACCEPT }, credentials: "include" });
  return { response, sent: sentAt, received: Date.now() };
};

/** Sends the requests that the first screen will make once its code has loaded, to the page's own server. */
export const callEarly = (path: string): void => {
  const answer = ask(path);
  calls.set(path, answer);
  // The consumer handles a failure; there may be no consumer.
  answer.catch(() => undefined);
};

export const earlyCall = (path: string): Promise<EarlyAnswer> | undefined => calls.get(path);

/** Returns each early call once; a later request is made again. */
export const takeEarlyCall = (path: string): Promise<EarlyAnswer> | undefined => {
  const call = calls.get(path);
  calls.delete(path);
  return call;
};

/** An early call that the first screen did not use is too old for others. */
export const forgetEarlyCalls = (): void => {
  calls.clear();
};

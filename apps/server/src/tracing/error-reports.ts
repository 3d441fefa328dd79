/** Where an unexpected error happened, without values of people. */
export interface ErrorPlace {
  /** Method and address of the contract, or the job: "POST /api/users/{id}", "job notices". */
  readonly name: string;
  /** The request's id or the job's, as the log has it. */
  readonly id?: string;
}

type Reporter = (error: unknown, place: ErrorPlace) => void;

/** Without it no error is reported. */
let reporter: Reporter | null = null;

/** Null ends the reports. */
export const setReporter = (next: Reporter | null): void => {
  reporter = next;
};

/** Tells the operator's collector of an unexpected error, which the caller logs as well. */
export const reportError: Reporter = (error, place) => reporter?.(error, place);

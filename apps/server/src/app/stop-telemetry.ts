/** Sends the last spans, figures or errors and ends them. It waits so long for the collector. Milliseconds. */
export type StopTelemetry = (patience: number) => Promise<void>;

import { fail } from "@teamwright/domain";
import type { Outcome } from "@teamwright/domain";
import { decodeModel } from "@teamwright/forecast";
import type { ForecastModel } from "@teamwright/forecast";

/** The model of a file's bytes, or in words why it is none. */
export function modelOf(bytes: Uint8Array): Outcome<ForecastModel, string> {
  const model = decodeModel(bytes);
  if (model.ok) return model;
  return fail(
    model.error === "other-version"
      ? "is a model of another version: fit it again"
      : "is no model of `teamwright forecast fit --out`",
  );
}

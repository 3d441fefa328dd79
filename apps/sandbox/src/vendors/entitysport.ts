import { numberOf } from "./random.ts";
import type { VendorRoutes } from "./vendor.ts";

/** What all sports of this vendor share. */
export const entityId = (key: string): number => numberOf("match", key);

export const entityWrap: VendorRoutes["wrap"] = (response) => ({
  status: "ok",
  response,
  etag: "",
  datetime: new Date().toISOString(),
  api_version: "2.0",
});

export const entityRefusal: VendorRoutes["refusal"] = (reason) =>
  reason === "key"
    ? { code: 401, body: { status: "unauthorized", response: "Invalid access token" } }
    : { code: 200, body: { status: "error", response: "API request limit exceeded" } };

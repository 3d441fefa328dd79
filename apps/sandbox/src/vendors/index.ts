import { apiFootball } from "./api-football.ts";
import { entitySportCricket } from "./entitysport-cricket.ts";
import { entitySportBasketball, entitySportFootball, entitySportKabaddi } from "./entitysport-team-sports.ts";
import type { VendorRoutes } from "./vendor.ts";

/** The vendors of match data that the sandbox plays, one entry per sport. */
export const vendorRoutes: readonly VendorRoutes[] = [
  entitySportCricket,
  entitySportFootball,
  entitySportBasketball,
  entitySportKabaddi,
  apiFootball,
];

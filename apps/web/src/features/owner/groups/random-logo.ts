import { groupLogos } from "@teamwright/contract/resources/groups";
import { newSeed } from "#lib/new-seed.ts";

/** One of the product's pictures, at random. */
export const randomLogo = () => groupLogos[newSeed() % groupLogos.length] ?? groupLogos[0];

import { sportSlugs } from "@teamwright/domain";

/** "0 cricket, 1 football": a sport's index is its position in the list. */
export const sportNumbers = sportSlugs.map((slug, index) => `${index} ${slug}`).join(", ");

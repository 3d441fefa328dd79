import { basketball } from "./basketball.ts";
import { cricket } from "./cricket.ts";
import { football } from "./football.ts";
import { kabaddi } from "./kabaddi.ts";

/** Every sport; a sport's index is its position in this list. A new sport is one data file and one line here. */
export const sports = [cricket, football, basketball, kabaddi] as const;

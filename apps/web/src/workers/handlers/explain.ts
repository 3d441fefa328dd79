import { explain } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const explainStrategy: Handler<"explain"> = ({ match, strategy }) => explain(match, strategy);

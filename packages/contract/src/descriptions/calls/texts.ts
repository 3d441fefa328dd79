import type { contract } from "../../contract.ts";
import type { Texts } from "../../field-descriptions.ts";

/** Texts of fields by the resource whose calls have them. */
export type CallTexts = Partial<Record<keyof typeof contract, Texts>>;

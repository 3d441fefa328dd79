import type { contract } from "../../contract.ts";
import type { FieldTexts } from "../../field-descriptions.ts";

/** Texts of fields by the resource whose calls have them. */
export type CallTexts = Partial<Record<keyof typeof contract, FieldTexts>>;

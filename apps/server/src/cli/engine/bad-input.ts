/** Input that cannot be used; the message names file, field and reason. */
export class BadInput extends Error {}

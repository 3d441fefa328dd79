/** Refused for lack of capacity; the call may be repeated a little later. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

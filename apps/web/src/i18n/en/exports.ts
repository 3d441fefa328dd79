import { plural } from "./plural.ts";

const teams = (n: number) => plural(n, "team", "teams");

/** Words of export, print and the store box which the specification does not give. */
export const exports = {
  title: "Export",
  which: (n: number) => `${teams(n)}, as shown`,
  csv: "CSV file",
  csvHint: "For a spreadsheet",
  json: "JSON file",
  jsonHint: "For programs",
  text: "Text file",
  textHint: "For a message",
  failed: "The file could not be made",
  storeTitle: "Store the selected teams",
  storeName: "Name",
  storeHint: (n: number) => `${teams(n)} become an attempt of their own.`,
  share: "Share",
  savePicture: "Save picture",
};

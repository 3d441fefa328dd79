const count = new Intl.NumberFormat("en");
const plural = (n: number) => `${count.format(n)} ${n === 1 ? "team" : "teams"}`;

/** Words of export, print and the store box which the specification does not give. */
export const exports = {
  title: "Export",
  which: (n: number) => `${plural(n)}, as shown`,
  csv: "CSV file",
  csvHint: "For a spreadsheet",
  json: "JSON file",
  jsonHint: "For programs",
  text: "Text file",
  textHint: "For a message",
  failed: "The file could not be made",
  storeTitle: "Store the selected teams",
  storeName: "Name",
  storeHint: (n: number) => `${plural(n)} become an attempt of their own.`,
  share: "Share",
  savePicture: "Save picture",
};

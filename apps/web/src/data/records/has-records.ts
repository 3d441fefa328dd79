/** The name of the records' database, for code that must not load the records' code. */
export const RECORDS_DATABASE = "teamwright";

/** Whether this device has the records' database; checking does not create it. */
export const hasRecords = async (): Promise<boolean> => {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === RECORDS_DATABASE);
};

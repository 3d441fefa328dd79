/** The records' database, which its library opens; here for what must do without that library. */
export const RECORDS_DATABASE = "teamwright";

/** Whether this device has the records' database at all; asking does not make it. */
export const hasRecords = async (): Promise<boolean> => {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === RECORDS_DATABASE);
};

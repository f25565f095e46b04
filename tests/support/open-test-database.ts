import { openDatabase, type Database } from '#database/database.ts';

/** The database of these settings. Fails when it does not open. */
export async function openTestDatabase(settings: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const opened = await openDatabase(settings);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

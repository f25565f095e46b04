import { createOverrideDesk, type OverrideDesk } from '#runtime/services/plans/override-desk.ts';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import type { Database } from '#database/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

/** A process of a site: it keeps what it has read until the catalogue changes. */
export interface SiteProcess {
  readonly database: Database;
  readonly reader: CatalogueReader;
  /** The operator's, at a time. */
  readonly desk: (now: Date) => OverrideDesk;
}

/** Up to two processes on one database, opened when they are needed. */
export interface Processes extends AsyncDisposable {
  at(index: number): Promise<SiteProcess>;
  /** Not the one that has done something last, if both are open. */
  other(): Promise<SiteProcess>;
  /** Closes all. */
  restart(): Promise<void>;
}

export function openProcesses(url: string): Processes {
  const open = new Map<number, SiteProcess>();
  let last = 0;
  const at = async (index: number): Promise<SiteProcess> => {
    const known = open.get(index);
    if (known !== undefined) return known;
    const database = await openTestDatabase({ url, dataDir: '' });
    const desk = (now: Date): OverrideDesk => createOverrideDesk(database, () => now);
    const process = { database, reader: createCatalogueReader(database), desk };
    open.set(index, process);
    return process;
  };
  const restart = async (): Promise<void> => {
    for (const { database } of open.values()) await database.close();
    open.clear();
  };
  return {
    at: (index) => at((last = index)),
    other: () => at(open.has(1 - last) ? 1 - last : last),
    restart,
    [Symbol.asyncDispose]: restart,
  };
}

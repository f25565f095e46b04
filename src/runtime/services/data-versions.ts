import type { DataVersionTable } from '#database/schema.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';

/** A versioned part of what pages are made of: `files` are the operator's, everything else is in the database. */
export type VersionName = DataVersionTable['name'] | 'files';

/** Current versions of each part. The same object while nothing changes. */
export interface DataVersions {
  /** All numbers in one text; equal texts are equal versions. */
  readonly text: string;
  /** 0 before the first change. */
  of(name: VersionName): number;
}

/** Reads the versions; see `database/version-reader.ts`, which it stands on. */
export interface VersionReader {
  /** The cached versions, synchronously; null: they have to be read. */
  known(): DataVersions | null;
  /** Throws when the database does not answer. */
  read(): Promise<DataVersions>;
  /** Invalidates the cache: this process has just changed something. */
  forget(): void;
  close(): void;
}

/** The versions of the database together with that of the operator's files. */
export function addFilesVersion(database: VersionReader, files: SiteFiles): VersionReader {
  let last: { readonly from: DataVersions; readonly version: number; readonly versions: DataVersions } | null = null;
  const combine = (from: DataVersions): DataVersions => {
    const { version } = files.current;
    if (last?.from !== from || last.version !== version) {
      const of = (name: VersionName): number => (name === 'files' ? version : from.of(name));
      last = { from, version, versions: { text: `${from.text},files ${version}`, of } };
    }
    return last.versions;
  };
  return {
    known: () => {
      const known = database.known();
      return known && combine(known);
    },
    read: async () => combine(await database.read()),
    forget: () => database.forget(),
    close: () => database.close(),
  };
}

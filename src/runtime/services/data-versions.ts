import type { DataVersionTable } from '#database/schema.ts';
import type {
  DataVersions as DatabaseVersions,
  VersionReader as DatabaseVersionReader,
} from '#database/version-reader.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';

/** A versioned part of what pages are made of: `files` are the operator's, everything else is in the database. */
export type VersionName = DataVersionTable['name'] | 'files';

/** Current versions of each part. The same object while nothing changes. */
export type DataVersions = DatabaseVersions<VersionName>;

export type VersionReader = DatabaseVersionReader<VersionName>;

/** The versions of the database together with that of the operator's files. */
export function addFilesVersion(database: DatabaseVersionReader, files: SiteFiles): VersionReader {
  let last: { readonly from: DatabaseVersions; readonly version: number; readonly versions: DataVersions } | null =
    null;
  const combine = (from: DatabaseVersions): DataVersions => {
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

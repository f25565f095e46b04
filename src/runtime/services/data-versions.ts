import type { DataVersionTable } from '#database/schema.ts';

export type { DataVersions, VersionReader } from '#database/version-reader.ts';

/** A versioned part of the data. */
export type VersionName = DataVersionTable['name'];

import type { DataVersionTable } from '#database/schema.ts';

export type { DataVersions, VersionReader } from '#database/version-reader.ts';

/** A part of the data that has a version. */
export type VersionName = DataVersionTable['name'];

import type { createCatalogueReader } from './create-catalogue-reader.ts';

export type { ProviderSummary } from './provider-summary.ts';
export type { DestinationFloor } from './destination-floors.ts';

/** What pages and API answers read from the catalogue. */
export type CatalogueReader = ReturnType<typeof createCatalogueReader>;

/** Catalogue statistics of a destination; only destinations with an active plan have one. */
export type DestinationStat = Readonly<Awaited<ReturnType<CatalogueReader['destinationStats']>>[number]>;

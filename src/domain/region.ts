import type { Branded } from './brand.ts';

/** Slug of one of the 20 regions of `data/regions.json`, `global` among them. */
export type RegionSlug = Branded<string, 'RegionSlug'>;

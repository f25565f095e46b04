import { describe, expect, it } from 'vitest';
import { findRegion, globalRegion, parseRegionSlug, regions } from './regions.ts';

describe('regions', () => {
  it('are found by slug', () => {
    expect(regions.filter((region) => findRegion(region.slug) !== region)).toEqual([]);
    expect(findRegion(globalRegion)?.name.en).toBe('Global');
  });

  it('parse in exactly one spelling', () => {
    expect(parseRegionSlug('south-east-asia')).toEqual({ ok: true, value: 'south-east-asia' });
    expect(parseRegionSlug('Europe')).toEqual({ ok: false, reason: '"Europe" is not a region' });
    expect(parseRegionSlug('japan').ok).toBe(false);
  });

  it('offer all but the Netherlands Antilles for browsing, and say why not', () => {
    const hidden = regions.filter(({ notAsCategory }) => notAsCategory === true);
    expect(hidden.map(({ slug }) => slug)).toEqual(['netherlands-antilles']);
    const flagged = regions.filter(({ noBG, notAsCategory }) => noBG === true || notAsCategory === true);
    expect(flagged.filter(({ flagsBasis = '' }) => flagsBasis.length < 20)).toEqual([]);
  });
});

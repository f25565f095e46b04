import { describe, expect, it } from 'vitest';
import { pictureAddress } from './picture-address.ts';

const japan = { flag: 'JP', path: '/japan' };

describe('pictureAddress', () => {
  it('names countries by code and regions by slug', () => {
    const addresses = [japan, { flag: null, path: '/region/europe' }, { flag: null, path: '/global' }].map((place) =>
      pictureAddress({ place, size: 'medium', isNight: false }),
    );
    expect(addresses).toEqual([
      '/assets/pictures/country/jp-medium.svg',
      '/assets/pictures/country/region-europe-medium.svg',
      '/assets/pictures/country/region-global-medium.svg',
    ]);
  });

  it('names parts of countries that have one, by slug', () => {
    const hawaii = { flag: 'US', path: '/united-states?in=hawaii', part: 'hawaii' };
    expect(pictureAddress({ place: hawaii, size: 'small', isNight: false })).toBe(
      '/assets/pictures/country/part-hawaii-small.svg',
    );
  });

  it('has another picture by night', () => {
    expect(pictureAddress({ place: japan, size: 'big', isNight: true })).toBe(
      '/assets/pictures/country/jp-big-night.svg',
    );
  });
});

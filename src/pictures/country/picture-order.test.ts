import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { picturesByUse, popularCodes } from './picture-order.ts';

describe('picturesByUse', () => {
  const tasks = picturesByUse();

  it('has every country and region in every size, once', () => {
    const keys = tasks.map(({ subject, size }) => `${subject} ${size}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength((countries.length + regions.length) * 3 + 2);
  });

  it('draws the map of the home page first, with the most visited countries', () => {
    expect(tasks.slice(0, 2)).toEqual([
      { subject: 'home', size: 'wide' },
      { subject: 'home', size: 'phone' },
    ]);
    expect(popularCodes()).toHaveLength(14);
    expect(popularCodes().slice(0, 3)).toEqual(['FR', 'ES', 'US']);
  });

  it('goes on with cards of the countries that most people visit', () => {
    expect(tasks[2]).toEqual({ subject: 'fr', size: 'medium' });
    const place = (subject: string): number => tasks.findIndex((task) => task.subject === subject);
    expect(place('jp')).toBeLessThan(place('region-europe'));
    expect(place('region-europe')).toBeLessThan(place('aq'));
  });
});

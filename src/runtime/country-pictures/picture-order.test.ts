import { describe, expect, it } from 'vitest';
import { countries } from '#domain/countries.ts';
import { regions } from '#domain/regions.ts';
import { picturesByUse } from './picture-order.ts';

describe('picturesByUse', () => {
  const tasks = picturesByUse();

  it('has every country and region in every size, once', () => {
    const keys = tasks.map(({ subject, size }) => `${subject} ${size}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength((countries.length + regions.length) * 3);
  });

  it('begins with cards of the countries that most people visit', () => {
    expect(tasks[0]).toEqual({ subject: 'fr', size: 'medium' });
    const place = (subject: string): number => tasks.findIndex((task) => task.subject === subject);
    expect(place('jp')).toBeLessThan(place('region-europe'));
    expect(place('region-europe')).toBeLessThan(place('aq'));
  });
});

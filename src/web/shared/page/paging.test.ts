import { describe, expect, it } from 'vitest';
import { countPages, firstPageAddress, pageAddress, readPageNumber } from './paging.ts';

const read = (search: string): number | null => readPageNumber(new URLSearchParams(search));

describe('readPageNumber', () => {
  it('is the first page without a number', () => {
    expect(read('?q=japan')).toBe(1);
  });

  it('reads a number from 2 on', () => {
    expect([read('?page=2'), read('?page=252')]).toEqual([2, 252]);
  });

  it.each(['1', '0', '-1', '02', '2.0', '1e3', '', 'two', '9999999', ' 2'])('refuses %j', (text) => {
    expect(read(`?page=${encodeURIComponent(text)}`)).toBeNull();
  });
});

describe('countPages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [41, 3],
  ])('needs for %i rows %i pages of 20', (total, pages) => {
    expect(countPages(total, 20)).toBe(pages);
  });
});

describe('addresses of pages', () => {
  it('have no query for the first', () => {
    expect(pageAddress('/japan', 1)).toBe('/japan');
    expect(pageAddress('/japan', 3)).toBe('/japan?page=3');
  });

  it('keep every other parameter when a bad number is dropped', () => {
    expect(firstPageAddress('/japan', new URLSearchParams('utm_source=a&page=x&b=1'))).toBe('/japan?utm_source=a&b=1');
    expect(firstPageAddress('/japan', new URLSearchParams('page=x'))).toBe('/japan');
  });
});

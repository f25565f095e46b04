import { describe, expect, it } from 'vitest';
import { PageQuery } from './page-query.ts';

describe('PageQuery', () => {
  it('knows which of its keys somebody asked for, however they asked', () => {
    const query = new PageQuery('?a=1&b=2&b=3&c=&d');
    query.get('a');
    query.getAll('b');
    query.has('c');
    query.get('none');
    expect([query.hasStrayKeys, query.askedSearch]).toEqual([true, '?a=1&b=2&b=3&c=']);
    query.get('d');
    expect([query.hasStrayKeys, query.askedSearch]).toEqual([false, '?a=1&b=2&b=3&c=&d=']);
  });

  it.each(['', '?', '?a'])('has nothing asked for at first: %j', (search) => {
    expect(new PageQuery(search).askedSearch).toBe('');
  });

  it.each(['?=x', '?%', '?constructor', '?__proto__=1'])('finds the stray key of %s', (search) => {
    expect(new PageQuery(search).hasStrayKeys).toBe(true);
  });
});

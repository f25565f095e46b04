import { describe, expect, it } from 'vitest';
import { currencies } from '#domain/money/currencies.ts';
import { createMemoryContext, currencyOf, memoryNow } from '#tests/support/memory-context.ts';
import { buildShell, currencyChoices, readCurrency, readTheme } from './load-shell.ts';

describe('readCurrency', () => {
  it.each([
    ['EUR', 'EUR'],
    ['jpy', 'JPY'],
    ['', null],
    ['BTC', null],
    ['EUR; Path=/', null],
    [undefined, null],
  ])('reads %j as %s', (cookie, code) => {
    expect(readCurrency(cookie)).toBe(code);
  });
});

describe('readTheme', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', null],
    ['"><script>', null],
    [undefined, null],
  ])('reads %j as %j', (cookie, theme) => {
    expect(readTheme(cookie)).toBe(theme);
  });
});

describe('buildShell', () => {
  const { site } = createMemoryContext();
  const facts = { site, path: '/japan', currency: currencyOf('EUR'), theme: null, showsExamples: true, now: memoryNow };

  it('names every currency in the language, each once', () => {
    const { popular, others } = currencyChoices('ja');
    expect(popular.map(({ code }) => code)).toEqual(['EUR', 'GBP', 'USD', 'JPY']);
    expect(popular[3]?.name).toBe('日本円');
    expect(popular.length + others.length).toBe(currencies.length);
  });

  it('names the currency in the language', () => {
    expect(buildShell({ ...facts, locale: 'ja' }).currencyName).toBe('ユーロ');
  });

  it('names the base of the API only where it is not the usual one', () => {
    const shellOf = (apiBase: string) => buildShell({ ...facts, site: { ...site, apiBase }, locale: 'en' });
    expect(shellOf('/v1/api').apiBase).toBe('/v1/api');
    expect(shellOf('/api')).not.toHaveProperty('apiBase');
  });

  it.each([
    [{ name: 'Corallo', since: 2021 }, 2021],
    [{ name: 'Corallo', since: null }, 2026],
    [{ name: null, since: null }, null],
  ])('of the brand %o has its years begin in %s', (stated, since) => {
    const brand = { tagline: {}, styles: null, font: null, logo: null, icon: null, ...stated };
    expect(buildShell({ ...facts, site: { ...site, brand }, locale: 'en' }).brand?.since).toBe(since);
  });

  it('carries no setting that a page does not show', () => {
    const shell = buildShell({ ...facts, locale: 'en' });
    expect(JSON.stringify(shell)).not.toContain('contactEmail');
    expect(shell).toMatchObject({
      siteName: 'Roamchart',
      origin: 'https://esim.example',
      now: '2026-11-20T12:00:00.000Z',
    });
  });
});

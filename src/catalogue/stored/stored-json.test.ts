import { describe, expect, it } from 'vitest';
import { countryOf } from '#tests/support/memory-context.ts';
import {
  parseDifference,
  parseFurtherPrices,
  parseNetworks,
  parseNetworksIn,
  parseTextList,
  parseTexts,
} from './stored-json.ts';

const usd = { units: 45_000, currency: 'USD' };
const plainPromo = {
  code: null,
  newCustomersOnly: null,
  minimumSpend: null,
  excludedKinds: [],
  startsAt: null,
  endsAt: null,
};

describe('JSON columns', () => {
  it('read rows of older versions, which lack later fields', () => {
    expect(parseNetworks('[{"country":"JP","operator":"NTT"}]')).toEqual([
      { country: 'JP', operator: 'NTT', generation: null },
    ]);
    expect(parseFurtherPrices(null)).toEqual({ ownPrices: [], promo: null });
    expect(parseFurtherPrices('{}')).toEqual({ ownPrices: [], promo: null });
    expect(parseFurtherPrices(JSON.stringify({ ownPrices: [], promo: { price: usd } })).promo).toEqual({
      price: usd,
      ...plainPromo,
    });
    expect(parseDifference('{"columns":{"name":"A","url":null}}')).toEqual({
      columns: { name: 'A', url: null },
      absences: [],
    });
  });

  it('read rows of newer versions, whose further fields and languages are dropped', () => {
    const json = '[{"country":"JP","operator":null,"generation":"5G","band":"n78"}]';
    expect(parseNetworks(json)).toEqual([{ country: 'JP', operator: null, generation: '5G' }]);
    expect(parseTexts('{"en":"A","tlh":"B"}')).toEqual({ en: 'A' });
  });

  it('read the networks of one country alone', () => {
    const json = JSON.stringify([
      { country: 'JP', operator: 'A' },
      { country: 'FR', operator: 'B' },
    ]);
    expect(parseNetworksIn(json, countryOf('FR'))).toEqual([{ country: 'FR', operator: 'B', generation: null }]);
    expect(parseNetworksIn(json, countryOf('DE'))).toEqual([]);
  });

  it('refuse what is damaged', () => {
    for (const damaged of ['[{"country":"jp"}]', '[{"country":"JP","generation":"6G"}]', '{}', '[1]'])
      expect(() => parseNetworks(damaged), damaged).toThrow('Invalid');
    expect(() => parseFurtherPrices('{"ownPrices":[{"units":1.5,"currency":"USD"}]}')).toThrow('Invalid');
    expect(() => parseFurtherPrices('{"ownPrices":[{"units":1,"currency":"dollar"}]}')).toThrow('Invalid');
    expect(() => parseDifference('{"columns":{"name":true}}')).toThrow('Invalid');
    expect(() => parseTexts('{"en":1}')).toThrow('Invalid');
    expect(() => parseTextList('["a",1]')).toThrow('Invalid');
    expect(parseTextList(null)).toEqual([]);
  });
});

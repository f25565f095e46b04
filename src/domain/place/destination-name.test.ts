import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { destinationAliases } from './destination-aliases.ts';
import { resolveDestinationName } from './destination-name.ts';
import { regions } from './regions.ts';

const refusedNames = new Set(Object.keys(destinationAliases.ambiguousNames));

describe('resolveDestinationName', () => {
  it.each([
    ['Japan', 'JP'],
    ['日本', 'JP'],
    ['GIAPPONE', 'JP'],
    ['japon', 'JP'],
    ['JP', 'JP'],
    [' jpn ', 'JP'],
    ['Côte d’Ivoire', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Cote Divoire', 'CI'],
    ['Ivory Coast', 'CI'],
    ['Trinidad and Tobago', 'TT'],
    ['Trinidad & Tobago', 'TT'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Korea- Republic of', 'KR'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['TURKIYE', 'TR'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['st. lucia', 'LC'],
    ['Saint Kitts And Nevis', 'KN'],
    ['Timor Leste', 'TL'],
    ['Guinea Bissau', 'GW'],
    ['Mexico', 'MX'],
    ['Vatican City', 'VA'],
    ['Hong Kong', 'HK'],
    ['GE', 'GE'],
    ['SXM', 'SX'],
    ['USPR', 'PR'],
    ['FR-GP', 'GP'],
    ['PO', 'PL'],
    ['KK', 'XK'],
  ])('reads %j as %s', (text, code) => {
    const resolved = resolveDestinationName(text);
    expect(resolved.ok && [resolved.value.countries, resolved.value.region]).toEqual([[code], null]);
  });

  it.each([
    ['Europe', 'europe'],
    ['ヨーロッパ', 'europe'],
    ['Sudeste Asiático', 'south-east-asia'],
    ['south-east asia', 'south-east-asia'],
    ['EU+', 'europe'],
    ['USA & Canada', 'north-america'],
    ['Global', 'global'],
    ['Caribbean Islands', 'caribbean'],
  ])('reads %j as the region %s, whose members only the seller knows', (text, region) => {
    expect(resolveDestinationName(text)).toEqual({ ok: true, value: { countries: [], region, note: null } });
  });

  it('reads the former Netherlands Antilles as their three countries', () => {
    const value = {
      countries: ['BQ', 'CW', 'SX'],
      region: 'netherlands-antilles',
      note: 'former Netherlands Antilles',
    };
    expect(resolveDestinationName('AN')).toEqual({ ok: true, value });
  });

  it('says why a code that is not ISO 3166 was read as a country', () => {
    const resolved = resolveDestinationName('KK');
    expect(resolved.ok && resolved.value.note).toBe('Kosovo (should be XK)');
  });

  it.each([
    ['Congo', 'ambiguous'],
    ['Georgia', 'ambiguous'],
    ['Saint Martin', 'ambiguous'],
    ['virgin islands', 'ambiguous'],
    ['Korea', 'ambiguous'],
    ['Scotland', 'sub-national'],
    ['Canary Islands', 'sub-national'],
    ['IC', 'sub-national'],
    ['CYP', 'sub-national'],
    ['US-HI', 'sub-national'],
    ['Bali City', 'sub-national'],
    ['Lisbon City', 'sub-national'],
    ['Mediterranean Cruise', 'unknown destination'],
    ['CIS', 'unknown destination'],
    ['Atlantis', 'unknown destination'],
    ['', 'unknown destination'],
    ['???', 'unknown destination'],
    ['constructor', 'unknown destination'],
    ['Japan, South Korea', 'unknown destination'],
    ['x'.repeat(201), 'unknown destination'],
  ])('refuses %j: %s', (text, reason) => {
    expect(resolveDestinationName(text)).toEqual({ ok: false, reason });
  });

  it('knows every country by its codes and by its name in every language', () => {
    const texts = countries.flatMap((country) => {
      const names = Object.values(country.name).filter(
        (name) => !refusedNames.has(name) && !refusedNames.has(name.replace('-', ' ')),
      );
      const codes = country.alpha3 === 'CYP' ? [country.code] : [country.code, country.alpha3];
      return [...codes, ...names].map((text) => [text, country.code] as const);
    });
    const wrong = texts.filter(([text, code]) => {
      const resolved = resolveDestinationName(text);
      return !(resolved.ok && resolved.value.countries.join() === code);
    });
    expect(wrong).toEqual([]);
    expect(texts.length).toBeGreaterThan(1700);
  });

  it('knows every region by its name in every language', () => {
    const texts = regions.flatMap(({ slug, name }) =>
      [slug, ...Object.values(name)].map((text) => [text, slug] as const),
    );
    const wrong = texts.filter(([text, slug]) => {
      const resolved = resolveDestinationName(text);
      return !(resolved.ok && resolved.value.region === slug);
    });
    expect(wrong).toEqual([]);
  });

  it('does not depend on case, spaces around, or accents', () => {
    const anyName = fc.constantFrom(...countries.flatMap(({ name }) => [name.en, name.fr, name.es, name.it]));
    const anySpelling = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => `  ${text}\t`,
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    );
    fc.assert(
      fc.property(anyName, anySpelling, (name, spell) => {
        expect(resolveDestinationName(spell(name))).toEqual(resolveDestinationName(name));
      }),
    );
  });

  it('never throws and never names a country it does not know', () => {
    const known = new Set<string>(countries.map(({ code }) => code));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
        (text) => {
          const resolved = resolveDestinationName(text);
          expect(
            resolved.ok ? resolved.value.countries.every((code) => known.has(code)) : resolved.reason,
          ).toBeTruthy();
        },
      ),
    );
  });
});

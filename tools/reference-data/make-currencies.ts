import { locales, type Locale } from '#domain/kernel/locale.ts';
import { currencyData, homeLocales, readCurrencies, tenderOf } from './cldr.ts';
import { britishName } from './british-name.ts';
import { flagOf } from './flag.ts';
import {
  currencySearches,
  displayRounding,
  flagTerritories,
  frenchSpellings,
  italianSpellings,
  japaneseNames,
  joinedUnits,
  withoutNativeSign,
} from './hand-lists/currency-choices.ts';
import { listCountryCodes } from './make-countries.ts';

/** The records of `data/currencies.json`: every currency that is legal tender somewhere today, sorted by code. */
export function makeCurrencies(): object[] {
  const users = listUsers();
  return [...users.keys()].sort().map((code) => {
    const english = readCurrencies('en')[code];
    return {
      code,
      symbol: english?.['symbol'] ?? code,
      narrowSymbol: english?.['symbol-alt-narrow'] ?? null,
      symbolNative: nativeSymbolOf(code),
      decimalDigits: digitsOf(code, '_digits'),
      rounding: displayRounding[code] ?? 0,
      cashRounding: digitsOf(code, '_cashRounding') / 10 ** digitsOf(code, '_cashDigits'),
      emoji: flagOf(territoryOf(code)),
      name: textsOf(code, 'displayName'),
      namePlural: textsOf(code, 'displayName-count-other'),
      searches: currencySearches[code] ?? [],
      countries: users.get(code),
    };
  });
}

function listUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const country of listCountryCodes()) {
    for (const code of tenderOf(country)) users.set(code, [...(users.get(code) ?? []), country]);
  }
  return users;
}

function territoryOf(code: string): string {
  return flagTerritories[code] ?? code.slice(0, 2);
}

/** CLDR leaves out what follows from the rest: cash digits equal the digits, and there is no rounding. */
function digitsOf(code: string, field: '_digits' | '_cashDigits' | '_cashRounding'): number {
  const fractions = currencyData.fractions[code] ?? currencyData.fractions['DEFAULT'];
  const fallback = field === '_cashDigits' ? fractions?.['_digits'] : '0';
  return Number(fractions?.[field] ?? fallback ?? 0);
}

function textsOf(code: string, field: string): object {
  return Object.fromEntries(
    locales.map((locale) => {
      const text = readCurrencies(locale)[code]?.[field];
      if (text === undefined) throw new Error(`CLDR has no ${locale} ${field} of ${code}`);
      return [locale, writeName(code, text, locale)];
    }),
  );
}

/** A name of CLDR as a language writes it. */
export function writeName(code: string, name: string, locale: Locale): string {
  if (locale === 'ja') return writeJapanese(code, name);
  if (locale === 'it' || locale === 'fr') {
    const spellings = locale === 'it' ? italianSpellings : frenchSpellings;
    return spellings.reduce((text, [wrong, right]) => text.replace(wrong, right), name);
  }
  return locale === 'en' ? britishName(name) : name;
}

/** CLDR's Japanese names have spaces and half-width brackets, which Japanese does not write. */
function writeJapanese(code: string, name: string): string {
  const joined = new RegExp(` (?=${joinedUnits.join('|')})|(?<=[A-Z]) | (?=[A-Z])`, 'g');
  const plain = name.replace(/ ?\((.*)\)/, '（$1）').replaceAll(joined, '');
  return japaneseNames[code] ?? plain.replaceAll(' ', '・');
}

/** The sign in the language of its home, else its narrow English sign, else its code. */
function nativeSymbolOf(code: string): string {
  if (withoutNativeSign.includes(code)) return code;
  const homes = code === 'EUR' ? ['en'] : homeLocales(territoryOf(code));
  const signs = homes.map((locale) => signIn(locale, code)).filter((sign) => sign !== undefined);
  return signs[0] ?? readCurrencies('en')[code]?.['symbol-alt-narrow'] ?? code;
}

function signIn(locale: string, code: string): string | undefined {
  const currency = readCurrencies(locale)[code];
  const signs = [currency?.['symbol'], currency?.['symbol-alt-narrow']].map(dropInvisible);
  return signs.find((sign) => sign !== undefined && sign !== '' && sign !== code);
}

/** Direction marks and zero-width spaces are a matter of the text around a sign, not of the sign. */
function dropInvisible(sign: string | undefined): string | undefined {
  return sign?.replace(/[\u200b-\u200f]/g, '');
}

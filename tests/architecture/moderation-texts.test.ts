import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { brokenRules } from './language-rules.ts';

type Text = string | ((values: Record<string, string>) => string);

const values = {
  siteName: 'Nori',
  provider: 'Tanuki SIM',
  reason: 'Kaze',
  address: '/maps',
  count: '2',
  number: '7KQ2M-9XW4T',
  month: 'Mirai',
  things: 'Hoshi',
};

/** Every text by its path, with the values filled in. */
function flatTextsOf(locale: Locale): ReadonlyMap<string, string> {
  const flatten = (node: object, prefix: string): [string, string][] =>
    Object.entries(node).flatMap(([key, value]: [string, Text | object]) => {
      if (typeof value === 'object') return flatten(value, `${prefix}${key}.`);
      return [
        [`${prefix}${key}`, typeof value === 'function' ? (value as (all: typeof values) => string)(values) : value],
      ];
    });
  return new Map(flatten(textsOf(locale).moderation, ''));
}

describe('the texts about moderation', () => {
  const english = flatTextsOf('en');

  it('are found', () => {
    expect(english.size).toBeGreaterThan(25);
  });

  it.each(locales)('keep the writing rules of %s', (locale) => {
    const broken = [...flatTextsOf(locale)].flatMap(([path, text]) =>
      brokenRules(text, locale).map((rule) => `${path}: ${rule}: ${text}`),
    );
    expect(broken).toEqual([]);
  });

  it.each(locales)('say the same values in %s as in English', (locale) => {
    const shown = (text: string): string[] => Object.values(values).filter((value) => text.includes(value));
    const differences = [...flatTextsOf(locale)].filter(([path, text]) => {
      return String(shown(text)) !== String(shown(english.get(path) ?? ''));
    });
    expect(differences).toEqual([]);
  });

  it.each(locales.filter((locale) => locale !== 'en'))('are all translated to %s', (locale) => {
    const same = [...flatTextsOf(locale)].filter(([path, text]) => text === english.get(path));
    expect(same).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { loadConfig, type Config } from './config.ts';

function configOf(environment: Record<string, string>): Config {
  const config = loadConfig(environment);
  if (!config.ok) throw new Error(config.reason.join(' '));
  return config.value;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  const config = loadConfig(environment);
  return config.ok ? [] : config.reason;
}

describe('settings of languages', () => {
  it.each(['JPY', 'tlh:EUR', 'ja:XTS', 'ja:JPY,', 'ja:JPY,ja:USD', 'ja:JPY:EUR', 'ja=JPY', 'ja:JPY fr:EUR'])(
    'refuses %s as first currencies',
    (wrong) => {
      expect(problemsOf({ FIRST_CURRENCY: wrong })).toEqual([
        `FIRST_CURRENCY must name languages (${locales.join(', ')}), each once and with a known currency, such as ja:JPY,fr:EUR; it is "${wrong}".`,
      ]);
    },
  );

  it('begin with yen in Japanese beside the example catalogue, unless the operator says otherwise', () => {
    expect(configOf({}).site.firstCurrencies).toEqual({ ja: 'JPY' });
    expect(configOf({ DEMO: 'false' }).site.firstCurrencies).toEqual({});
    expect(configOf({ FIRST_CURRENCY: 'ja:USD' }).site.firstCurrencies).toEqual({ ja: 'USD' });
  });

  it('keeps the order of languages, whatever the setting has', () => {
    expect(configOf({ LOCALES: 'fr, en' }).site.locales).toEqual(['en', 'fr']);
  });

  it.each(['fr', 'en,tlh', 'en,en', 'en;fr', ','])('refuses %s as languages', (wrong) => {
    expect(problemsOf({ LOCALES: wrong })).toEqual([
      `LOCALES must name languages of ${locales.join(', ')}, each once and en among them, such as en,fr; it is "${wrong}".`,
    ]);
  });
});

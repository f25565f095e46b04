import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';

it('refuses a rate format of an earlier release with a sentence that names its replacement', () => {
  const config = loadConfig({ RATE_SOURCES: 'open-exchange-rates=https://rates.example/latest.json?app_id=secret' });
  expect(config).toEqual({
    ok: false,
    reason: [
      'RATE_SOURCES names the format open-exchange-rates, which is no longer read: write plain[date:timestamp] with the same address instead.',
    ],
  });
});

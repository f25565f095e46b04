import { expect, it } from 'vitest';
import { readOwnSimOffers } from './currency-settings.ts';

const row = 'US | Larkline | JP, KR | 12.00 USD | 2025-01-15';

it('reads rows of contracts', () => {
  const read = readOwnSimOffers(`${row}; GB|Tern|FR|0 GBP|2026-03-01`);
  expect(read).toMatchObject({ ok: true, value: [{ operator: 'Larkline', places: ['JP', 'KR'] }, { home: 'GB' }] });
  expect(read.ok && read.value.map(({ perDay }) => perDay.units)).toEqual([120_000, 0]);
});

it.each([
  '',
  'Larkline',
  row.replace('US', 'XX'),
  row.replace('Larkline', ''),
  row.replace('KR', 'Asia'),
  row.replace('12.00', '-1'),
  row.replace('USD', 'dollars'),
  row.replace('2025-01-15', '2025-02-31'),
  row.replace(' | 2025-01-15', ''),
])('refuses "%s"', (text) => expect(readOwnSimOffers(text).ok).toBe(false));

import { expect, it } from 'vitest';
import { checkOwnSim } from '#runtime/doctor/check-data.ts';
import { loadConfig } from './config.ts';

it('names who read the articles on roaming, and the doctor says so', () => {
  const config = loadConfig({ OWN_SIM_CHECKED: 'Doe, Jane, 2026-12-01' });
  if (!config.ok) throw new Error(config.reason.join(' '));
  expect(config.value.site.ownSimChecked).toEqual({ by: 'Doe, Jane', on: '2026-12-01' });
  expect(checkOwnSim(config.value.site).says).toContain('Doe, Jane read the articles on roaming on 2026-12-01');
  expect(checkOwnSim({}).advice).toContain('OWN_SIM_CHECKED');
});

it.each(['Jane Doe', '2026-12-01', 'Jane Doe, 2026-02-31', 'Jane Doe 2026-12-01'])('refuses "%s"', (text) => {
  expect(loadConfig({ OWN_SIM_CHECKED: text }).ok).toBe(false);
});

it('reads what contracts cost where the law does not hold', () => {
  const config = loadConfig({ OWN_SIM_OFFERS: 'US | Larkline | JP | 12.00 USD | 2025-01-15' });
  expect(config.ok && config.value.site.ownSimOffers).toMatchObject([{ operator: 'Larkline', places: ['JP'] }]);
  expect(loadConfig({ OWN_SIM_OFFERS: 'Larkline' })).toMatchObject({
    reason: [expect.stringContaining('must be rows such as US | Larkline')],
  });
});

import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { UnlimitedDecoded } from './unlimited-decoded.tsx';

function decode(facts: Partial<ListedPlan>, days = 7, locale: Locale = 'en'): string {
  const trip = { ...defaultTrip, days, dataMb: null };
  const plan = makeListedPlan({ dataKind: 'unlimited', dataMb: null, price: moneyOf('21'), ...facts });
  const [row] = makeDestinationView([plan], { trip }).list.rows;
  if (row === undefined) throw new Error('the plan is not listed');
  const html = renderOnPage(<UnlimitedDecoded row={row} trip={trip} />, { locale });
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

describe('UnlimitedDecoded', () => {
  it('shows full speed, the speed after it and the effective data', () => {
    const text = decode({ dataMb: 14_000, reducedSpeedKbps: 1000 });
    expect(text).toContain('At full speed 14 GB in 7 days');
    expect(text).toContain('After that 1 Mbps: enough for music and SD video');
    // 14 GB and 7 days of 1.8 GB each.
    expect(text).toContain('For your trip about 27 GB in 7 days');
    expect(text).toContain('Per day $3.00');
    expect(text).toContain('We assume 4 hours a day on slow data.');
  });

  it('counts the allowance again for each plan that the trip takes', () => {
    expect(decode({ dataMb: 14_000, reducedSpeedKbps: 128 }, 14)).toContain('about 28 GB in 14 days');
  });

  it.each([
    [128, 'messages'],
    [384, 'maps and calls'],
    [1000, 'music and SD video'],
    [5000, 'HD video'],
  ])('says what %s kbps can do', (reducedSpeedKbps, use) => {
    expect(decode({ dataMb: 1000, reducedSpeedKbps })).toContain(`enough for ${use}`);
  });

  it('shows a constant speed as one', () => {
    const text = decode({ speedLimitKbps: 2000 });
    expect(text).toContain('All the time 2 Mbps: enough for music and SD video');
    expect(text).toContain('about 25 GB in 7 days');
    expect(text).not.toContain('Slow data');
  });

  it('says what is not stated, and guesses nothing', () => {
    const text = decode({ dataMb: 14_000 });
    expect(text).toContain('After that not stated');
    expect(text).not.toContain('For your trip');
    expect(decode({})).toMatch(/At full speed not stated After that not stated/);
  });

  it('reads a daily amount with a speed after it', () => {
    const text = decode({ dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 384 });
    expect(text).toContain('At full speed 500 MB a day');
    expect(text).toContain('about 3.5 GB in 7 days');
  });

  it.each(locales.filter((locale) => locale !== 'en'))('speaks %s', (locale) => {
    expect(decode({ dataMb: 14_000, reducedSpeedKbps: 1000 }, 7, locale)).not.toMatch(/undefined|NaN|full speed/);
  });
});

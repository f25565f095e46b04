import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import { country } from '#tests/support/full-plan.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { buildStepsCalendar, buildStepsPage } from './build-steps-page.ts';
import { stepTexts } from './step-texts-of.ts';

const alps = { coverage: [country('CH'), country('IT')], validityDays: 7, activation: 'first-use' } as const;
const plans = [makePlan(1), makePlan(2, alps), makePlan(3, { coverage: [country('FR')] })];
const context = createMemoryContext({ plans });
const address = (search: string, locale: Locale = 'en', userAgent = 'iPhone') => ({ search, locale, userAgent });
const open = async (search: string, locale?: Locale) => (await buildStepsPage(address(search, locale), context)) ?? '';
/** Landing, two borders and two sellers. */
const trip = '?plan=2&plan=3&stop=italy.4&stop=switzerland.2&stop=france.3&land=2026-12-12T09:05&bought=2026-11-28';

describe('the page of the steps', () => {
  it.each(locales)('is whole, small and without script in %s', async (locale) => {
    const html = await open('?plan=1&land=2026-12-12T14:20', locale);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(stepTexts[locale].stages.trouble);
    expect(html).not.toMatch(/<script|undefined|\[object/);
    expect(html).not.toMatch(/(?:src|rel="stylesheet")=/);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(15_000);
    expect(Buffer.byteLength(await open(trip, locale))).toBeLessThanOrEqual(15_000);
  });

  it('numbers what is done together once', async () => {
    const html = await open('?plan=1&land=2026-12-12T14:20');
    expect(html).toContain('<i>8</i>');
    expect(html).not.toContain('<i>9</i>');
    expect(html).toContain('Install, and call the line “Japan”, then turn “Japan” off');
  });

  it('says what changes at each border', async () => {
    const html = await open(trip);
    expect(html).toContain('Into Switzerland');
    expect(html).toContain('Nothing to change');
    expect(html).toContain('Into France');
    expect(html).toContain('“France”: on, Data Roaming on');
  });

  it('gives both systems’ words where the phone is not known', async () => {
    const html = await buildStepsPage(address('?plan=1', 'en', ''), context);
    expect(html).toContain('iPhone: Add eSIM; Android: Add SIM');
    expect(await open('?plan=1&phone=android')).not.toContain('Add eSIM');
  });

  it('dates nothing and names no line after a country where the place is not known', async () => {
    const html = await open('?plan=2&land=2026-12-12T14:20');
    expect(html).not.toContain('12 Dec');
    expect(html).not.toContain('“Switzerland”');
  });

  it('takes what the seller says where the plan says nothing', async () => {
    const afterPurchase = { apnIos: 'automatic', apnAndroid: 'net.kite', roaming: 'no', supportHours: '9 to 18 JST' };
    const told = createMemoryContext({
      plans: [...plans, makePlan(4, { apnAndroid: 'plan.own', roaming: true })],
      profile: { ...emptyProfile, afterPurchase },
    });
    const read = async (search: string) => (await buildStepsPage(address(search), told)) ?? '';
    expect(await read('?plan=1')).toContain('APN: automatic, type nothing');
    expect(await read('?plan=1')).not.toContain('Data Roaming on');
    expect(await read('?plan=1&phone=android')).toContain('net.kite');
    expect(await read('?plan=4&phone=android')).toContain('plan.own');
    expect(await read('?plan=4')).toContain('Data Roaming on');
  });

  it('says when all is over, and marks the part of today', async () => {
    const past = await open('?plan=2&stop=italy.4&land=2024-03-01');
    expect(past).toContain('you may delete it');
    expect(past).not.toContain('aria-current="date"');
    const before = await open('?plan=2&stop=italy.4&land=2099-03-01');
    expect(before).toContain('href="#home" aria-current="date"');
    expect(before).not.toContain('you may delete it');
  });

  it('names the APN that was tried, and none that nobody stated', async () => {
    expect(await open('?plan=1')).toContain('APN empty');
    const stated = createMemoryContext({ plans: [makePlan(1, { apnIos: 'automatic', apnAndroid: 'net.kite' })] });
    const at = async (agent: string) => (await buildStepsPage(address('?plan=1', 'en', agent), stated)) ?? '';
    expect(await at('Android')).toContain('APN: net.kite');
    expect(await at('')).toContain('APN: Android: net.kite');
    expect(await at('iPhone')).not.toContain('net.kite');
  });

  it('knows no page of a plan that never existed', async () => {
    expect(await buildStepsPage(address('?plan=99'), context)).toBeNull();
    expect(await buildStepsPage(address(''), context)).toBeNull();
  });
});

it('writes the known dates into a calendar', async () => {
  const text = await buildStepsCalendar(address(trip), context);
  expect(text?.match(/DTSTART.*|SUMMARY.*/g)?.slice(0, 4)).toEqual([
    'DTSTART;VALUE=DATE:20261211',
    'SUMMARY:Install by: Italy',
    'DTSTART;VALUE=DATE:20261212',
    'SUMMARY:Starts: Italy',
  ]);
});

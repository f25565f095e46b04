import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import { country } from '#tests/support/full-plan.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { buildStepsCalendar, buildStepsPage } from './build-steps-page.ts';
import { factSeparator } from '#i18n/format-list.ts';
import { stepTexts } from './step-texts-of.ts';

const alps = { coverage: [country('CH'), country('IT')], validityDays: 7, activation: 'first-use' } as const;
const plans = [makePlan(1), makePlan(2, alps), makePlan(3, { coverage: [country('FR')] })];
const context = createMemoryContext({ plans });
const address = (search: string, locale: Locale = 'en', userAgent = 'iPhone') => ({ search, locale, userAgent });
const open = async (...parts: Parameters<typeof address>) => (await buildStepsPage(address(...parts), context)) ?? '';
/** Landing, two borders and two sellers. */
const trip = '?plan=2&plan=3&stop=italy.4&stop=switzerland.2&stop=france.3&land=2026-12-12T09:05&bought=2026-11-28';

describe('the page of the steps', () => {
  it.each(locales)('is whole, small and in one file in %s', async (locale) => {
    const html = await open('?plan=1&land=2026-12-12T14:20', locale);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(stepTexts[locale].stages.trouble);
    expect(html).not.toMatch(/undefined|\[object/);
    expect(html).not.toMatch(/(?:src|rel="stylesheet")=/);
    for (const shown of [html, await open('?plan=1', locale, ''), await open(trip, locale)])
      expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(15_000);
  });

  it('numbers what is done together once', async () => {
    const html = await open('?plan=1&land=2026-12-12T14:20');
    expect(html).toContain('<i>8</i>');
    expect(html).not.toContain('<i>9</i>');
    expect(html).toContain('Install it and name the line “Japan”, then turn “Japan” off');
  });

  it('says what changes at each border', async () => {
    const html = await open(trip);
    expect(html).toContain('Into Switzerland');
    expect(html).toContain('Nothing to change');
    expect(html).toContain('Into France');
    expect(html).toContain('“France”: on, Data Roaming on');
  });

  it('guesses the phone from the browser, says so, and believes a choice more', async () => {
    const { guessed, phone } = stepTexts.en;
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15';
    for (const [agent, words] of [
      ['iPhone', 'Cellular Data'],
      [mac, 'Cellular Data'],
      ['Linux; Android 16', 'Network &amp; internet'],
    ] as const) {
      const html = await open('?plan=1', 'en', agent);
      expect(html).toContain(guessed);
      expect(html).toContain(words);
      expect(html).not.toContain(' / Android: ');
    }
    const chosen = await open('?plan=1&phone=android', 'en', 'iPhone');
    expect(chosen).not.toContain(guessed);
    expect(chosen).toContain('href="?plan=1&amp;phone=android" aria-current="true"');
    const unknown = await open('?plan=1', 'en', 'Mozilla/5.0 (Windows NT 10.0)');
    expect(unknown).not.toContain(guessed);
    expect(unknown.indexOf(phone)).toBeLessThan(unknown.indexOf('iPhone: '));
    expect(unknown.indexOf(phone)).toBeLessThan(unknown.indexOf(stepTexts.en.landing));
  });

  it('leads back to the country, the planner of a trip, or home', async () => {
    expect(await open('?plan=1', 'ja')).toContain(`<a href="/ja/japan">日本</a>${factSeparator('ja')}`);
    expect(await open(trip)).toContain(`<a href="/trip">Trip planner</a>${factSeparator('en')}`);
    expect(await open('?plan=2')).toContain(`<a href="/">Home</a>${factSeparator('en')}`);
  });

  it('gives both systems’ words where the phone is not known', async () => {
    const html = await open('?plan=1', 'en', '');
    expect(html).toContain(
      'iPhone: Settings › Cellular › Japan. Android: Settings › Network &amp; internet › SIMs › Japan.</p>',
    );
    expect(html).toContain('<b>iPhone: Cellular Data: “Japan” / Android: Mobile data: “Japan”</b>');
    expect(html.match(/Dial \*#06#/g)).toHaveLength(1);
    expect(await open('?plan=1&phone=android')).not.toContain('Add eSIM');
  });

  it('dates nothing and names no line after a country where the place is not known', async () => {
    const html = await open('?plan=2&land=2026-12-12T14:20');
    expect(html).not.toContain('12 Dec');
    expect(html).not.toContain('“Switzerland”');
  });

  it('takes what the seller says where the plan says nothing', async () => {
    const afterPurchase = {
      apnIos: 'automatic',
      apnAndroid: 'net.kite',
      roaming: 'no',
      networks: 'JP: Docomo, KDDI; KR: SK Telecom',
      supportHours: '9 to 18 JST',
    };
    const told = createMemoryContext({
      plans: [...plans, makePlan(4, { apnAndroid: 'plan.own', roaming: true })],
      profile: { ...emptyProfile, afterPurchase },
    });
    const read = async (search: string) => (await buildStepsPage(address(search), told)) ?? '';
    expect(await read('?plan=1')).toContain('APN: automatic, type nothing');
    expect(await read('?plan=1')).toContain('by hand, try Docomo / KDDI.');
    expect(await read('?plan=1')).not.toContain('Which networks');
    expect(await read('?plan=1')).not.toContain('Data Roaming on');
    expect(await read('?plan=1&phone=android')).toContain('net.kite');
    expect(await read('?plan=4&phone=android')).toContain('plan.own');
    expect(await read('?plan=4')).toContain('Data Roaming on');
  });

  it('gives the rule of the seller where the plan has no date to be paid back', async () => {
    const { catalogue } = context;
    const comparedPlans: typeof catalogue.comparedPlans = async (...asked) => {
      const { offered, withdrawn } = await catalogue.comparedPlans(...asked);
      return { offered: offered.map((plan) => ({ ...plan, providerRefund: { en: 'While unused.' } })), withdrawn };
    };
    const ruled = { ...context, catalogue: { ...catalogue, comparedPlans } };
    const html = await buildStepsPage(address('?plan=1', 'ja'), ruled);
    expect(html).toContain('<small lang="en">While unused.</small>');
    expect(await open('?plan=1', 'ja')).not.toContain('<small lang');
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
    expect(await at('')).toContain('iPhone: APN: automatic, type nothing / Android: APN: net.kite');
    expect(await at('iPhone')).not.toContain('net.kite');
  });

  it('stays for whoever bought a plan that is no longer sold, and says so', async () => {
    const gone = createMemoryContext({ plans: [makePlan(1), makePlan(2, { isWithdrawn: true, apnIos: 'net.kite' })] });
    const html = await buildStepsPage(address('?plan=1&plan=2&land=2026-12-12'), gone);
    expect(html?.match(/no longer sells this plan/g)).toHaveLength(1);
    expect(html).toContain('net.kite');
    expect(await buildStepsPage(address('?plan=2'), gone)).toContain('no longer sells this plan');
    expect(await open('?plan=1')).not.toContain('no longer sells this plan');
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

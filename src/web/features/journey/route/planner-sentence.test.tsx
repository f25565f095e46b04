import { expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { countryOf, createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { expectPage, makePageRequest } from '#tests/support/page-request.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { TripPlanner } from '#web/features/journey/trip/later.tsx';
import { loadTrip } from '#web/features/journey/trip/load.ts';

const context = createMemoryContext({ plans: [makePlan(1, { coverage: [countryOf('JP')] })] });

/** The days that the sentence says. */
async function daysIn(search: string): Promise<string | undefined> {
  const { data } = expectPage(await loadTrip(makePageRequest({ parameters: {}, search }), context));
  return /href="#all-days"[^>]*>.*?<b>([^<]*)<\/b>/
    .exec(renderOnPage(<TripPlanner {...data} />))?.[1]
    ?.replace('\u00a0', ' ');
}

/** What the field for the days of the whole trip holds. */
async function fieldIn(search: string): Promise<string | undefined> {
  const { data } = expectPage(await loadTrip(makePageRequest({ parameters: {}, search }), context));
  const field = /<input[^>]*id="all-days"[^>]*>/.exec(renderOnPage(<TripPlanner {...data} />))?.[0];
  return /value="([^"]*)"/.exec(field ?? '')?.[1];
}

it('counts the days of stops that have a country', async () => {
  expect(await daysIn('?stop=japan.5.4')).toBe('5 days');
  expect(await daysIn('?stop=japan.5.4&stop=japan.2.4&add=1')).toBe('7 days');
});

it('says what the answer is for where the stops are shorter or longer than the trip shall be', async () => {
  expect(await daysIn('?stop=japan.5&all=9')).toBe('5 days');
  expect(await daysIn('?stop=japan.5&stop=japan.5&all=9')).toBe('10 days');
});

it('leaves out those of an empty form, which its field has', async () => {
  expect(await daysIn('')).toBeUndefined();
});

it.each(locales)('counts no borders where there are none, in %s', (locale) => {
  const { across } = messagesFor(locale).journey;
  expect(across({ countries: 1, borders: 0 })).not.toMatch(/[02-9]/);
  expect(across({ countries: 3, borders: 2 })).toMatch(/3.*2/);
});

it('leaves the days of the whole trip open until a country is chosen', async () => {
  expect(await fieldIn('')).toBe('');
  expect(await fieldIn('?stop=japan.5')).toBe('5');
});

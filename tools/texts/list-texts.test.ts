import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { listTexts, rowOf } from './list-texts.ts';
import type { Message } from './render-message.ts';

const inEnglish = (message: Message): ReadonlyMap<Locale, Message> => new Map([['en', message]]);

describe('listTexts', () => {
  it('renders every text of the site in five languages, without a value that went missing', async () => {
    const rows = await listTexts();
    expect(new Set(rows.map(({ place }) => place)).size).toBe(rows.length);
    const notInAll = /^\/blog\/(?:how-to-read-an-unlimited-plan|regional-or-local-esim|travel-esim-faqs) /;
    for (const { place, html } of rows.filter((row) => !notInAll.test(row.place))) {
      expect(Object.keys(html).toSorted(), place).toEqual(locales.toSorted());
      for (const text of Object.values(html)) expect(text, place).not.toMatch(/undefined|NaN|\[object|\{#if|\{\w+\}/);
      // A limit is 7日以内; 7日間 is the sample of a duration.
      expect(html.ja, place).not.toContain('日間以内');
    }
    const areas = new Set(rows.map(({ place }) => place.split(/[. ]/)[0]));
    const others = ['reviewForm', 'privacyBanner', 'alertMail', 'moderation', 'rule', '/about', '/terms'];
    const expected = [...Object.keys(messagesFor('en')), ...others, '/blog/what-is-an-esim'];
    expect(expected.filter((area) => !areas.has(area))).toEqual([]);
  });
});

describe('rowOf', () => {
  it('shows counts, both sides of a flag and what may be missing, each text once', () => {
    const { planCount } = messagesFor('en').common;
    expect(rowOf('common.planCount', inEnglish(planCount as Message)).html.en).toBe(
      '<p>0 plans</p><p>1 plan</p><p>2 plans</p><p>21 plans</p>',
    );
    const optional: Message = ({ isPaid, price }) =>
      `${isPaid === true ? 'paid, ' : ''}${price === null ? 'free' : price}`;
    expect(rowOf('x', inEnglish(optional)).html.en).toBe('<p>$12.40</p><p>paid, $12.40</p><p>free</p>');
  });

  it('finds values that only the "no" of a flag uses', () => {
    expect(
      rowOf(
        'x',
        inEnglish(({ isFree, price }) => (isFree ? 'free' : `${price}`)),
      ).html.en,
    ).toContain('$12.40');
  });

  it.each<[string, Message, RegExp]>([
    ['has no sample', ({ weather }) => `${weather}`, /no sample for weather of x/],
    ['is of an unknown kind', ({ list }) => (list as string[]).join(', '), /no number, text or flag: join/],
    [
      'goes missing',
      ({ price }) => `${price} ${({} as Record<string, string>)['a']}`,
      /went missing: \$12\.40 undefined/,
    ],
  ])('fails when a value %s', (_, message, cause) => {
    expect(() => rowOf('x', inEnglish(message))).toThrow(
      expect.objectContaining({
        message: 'the message x cannot be rendered',
        cause: expect.objectContaining({ message: expect.stringMatching(cause) }),
      }),
    );
  });
});

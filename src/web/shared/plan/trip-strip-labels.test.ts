import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { stripOfStays } from '#domain/trip/trip-strip.ts';
import { timeOfDays } from '#domain/trip/trip-time.ts';
import { messagesFor } from '#i18n/messages.ts';
import { stripLabels, type StripLabel } from './trip-strip-labels.ts';

const anyPlace = fc.constantFrom(
  { name: 'Italy', code: 'IT' },
  { name: 'United Arab Emirates', code: 'AE' },
  { name: 'アラブ首長国連邦', code: 'AE' },
);
const anyStays = fc.array(fc.record({ days: fc.integer({ min: 1, max: 90 }), place: anyPlace }), {
  minLength: 1,
  maxLength: 12,
});

/** The end pushes the first name over the start, by less than a name may be moved. */
const pushedOut = [
  { days: 2, place: { name: 'アラブ首長国連邦', code: 'AE' } },
  { days: 1, place: { name: 'Italy', code: 'IT' } },
  { days: 1, place: { name: 'アラブ首長国連邦', code: 'AE' } },
  { days: 1, place: { name: 'Italy', code: 'IT' } },
];

/** Left and right edge, in pixels; letters as wide as the widest figure. */
function edgesOf({ text, percent, anchor }: StripLabel, strip: number): readonly [number, number] {
  const width = [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 13 : 7), 0);
  const left = (percent / 100) * strip - { start: 0, middle: width / 2, end: width }[anchor];
  return [left, left + width];
}

it('names every place, and no two labels touch in a narrow or a wide strip', () => {
  fc.assert(
    fc.property(anyStays, fc.constantFrom(...locales), (asked, locale) => {
      let until = 0;
      const stays = asked.map(({ days }) => ({ until: (until += days), mbPerDay: 1000, plan: null }));
      const strip = stripOfStays([], stays, timeOfDays(until));
      const places = asked.map(({ place }) => place);
      const { above, below } = stripLabels({ strip, size: 48, places }, { locale, messages: messagesFor(locale) });
      for (const [width, isShown] of [
        [290, ({ only }: StripLabel) => only !== 'wide'],
        [480, ({ only }: StripLabel) => only !== 'narrow'],
      ] as const) {
        const names = above.filter(isShown);
        expect(names).toHaveLength(places.length);
        names.forEach(({ text }, index) => expect([places[index]?.name, places[index]?.code]).toContain(text));
        for (const line of [names, below.filter(isShown)]) {
          const edges = line.map((label) => edgesOf(label, width));
          edges.forEach(([left], index) => expect(left).toBeGreaterThan((edges[index - 1]?.[1] ?? -1) + 0.9));
          expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width + 0.5);
        }
      }
    }),
    { examples: [[pushedOut, 'en']], numRuns: 500 },
  );
});

it('names a place that is longer than its stay as long as the next is hardly moved', () => {
  const labelsOf = (...days: readonly number[]) => {
    const ends = days.map((_days, index) => days.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
    const stays = ends.map((until) => ({ until, mbPerDay: 1000, plan: null }));
    const strip = stripOfStays([], stays, timeOfDays(ends.at(-1) ?? 0));
    const places = [
      { name: 'Japan', code: 'JP' },
      { name: 'South Korea', code: 'KR' },
      { name: 'Thailand', code: 'TH' },
    ];
    const { above } = stripLabels({ strip, size: 48, places }, { locale: 'en', messages: messagesFor('en') });
    return above.flatMap(({ text, only }) => (only === 'wide' ? [] : [text]));
  };
  expect(labelsOf(7, 5, 10)).toEqual(['Japan', 'South Korea', 'Thailand']);
  expect(labelsOf(20, 1, 20)).toEqual(['Japan', 'KR', 'Thailand']);
});

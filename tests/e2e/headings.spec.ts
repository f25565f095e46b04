import { locales, type Locale } from '#domain/kernel/locale.ts';
import { countries } from '#domain/place/countries.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { parts } from '#domain/place/parts.ts';
import { regions } from '#domain/place/regions.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { messagesFor } from '#i18n/messages.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { splitPhrases } from '#ui/split-phrases.ts';
import { countryOf } from '#tests/support/memory-context.ts';
import { extendedUnless } from './extended.ts';
import { expect, test } from './visitor.ts';

// Hydration would meet changed headings.
test.use({ javaScriptEnabled: false });

/** Headings of a destination's page that name the place. */
function sayHeadings(locale: Locale): readonly ((place: PlaceForms) => string)[] {
  const { destination, rules } = messagesFor(locale);
  return [
    ({ name }) => name,
    (place) => destination.regional.heading({ place }),
    (place) => destination.networks.heading({ place }),
    (place) => destination.reviews.heading({ place }),
    (place) => destination.questions.heading({ place }),
    (place) => rules.here.heading({ place }),
  ];
}

/** Texts with `|` where a line ends and `…` where they are too wide, each rendered in phrases like a heading. */
function breakLines({ heading, texts }: { readonly heading: string; readonly texts: readonly (readonly string[])[] }) {
  const original = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].find(
    ({ textContent }) => textContent === heading,
  );
  if (original === undefined) throw new Error(`There is no heading ${heading}`);
  const box = document.createElement('div');
  box.style.inlineSize = '100%';
  for (const phrases of texts) {
    const copy = document.createElement(original.tagName);
    copy.append(...phrases.flatMap((phrase) => [document.createElement('wbr'), phrase]));
    box.append(copy);
  }
  original.after(box);
  const lines = [...box.children].map((copy) => `${readLines(copy)}${copy.scrollWidth > box.clientWidth ? '…' : ''}`);
  box.remove();
  return lines;

  function readLines(copy: Element): string {
    const text = copy.textContent;
    if (copy.clientHeight < 1.5 * Number.parseFloat(getComputedStyle(copy).lineHeight)) return text;
    const range = document.createRange();
    let above = Infinity;
    const signs = [...copy.childNodes].flatMap((node) =>
      Array.from(node.textContent ?? '', (sign, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width } = range.getBoundingClientRect();
        const isLower = width > 0 && top > above + 4;
        if (width > 0) above = top;
        return isLower ? `|${sign}` : sign;
      }),
    );
    return signs.join('');
  }
}

/** Whether a line ends inside a word: of Japanese, also inside a run of katakana. */
function hasBrokenWord(lines: string, locale: Locale): boolean {
  const pieces = lines.split('|');
  const text = pieces.join('');
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)];
  const starts = new Set(words.map(({ index }) => index));
  let at = 0;
  return pieces.slice(0, -1).some((piece) => {
    at += piece.length;
    return !starts.has(at) || /^[\p{sc=Katakana}ー]{2}$/u.test(text.slice(at - 1, at + 1));
  });
}

const keys: readonly DestinationKey[] = [...countries.map(({ code }) => code), ...regions.map(({ slug }) => slug)];

for (const locale of locales) {
  test(
    `no heading of a place breaks inside a word on phones, ${locale}`,
    extendedUnless(locale === 'ja'),
    async ({ page }) => {
      const japan = formsOfPlace(countryOf('JP'), locale);
      const places = keys.map((key) => formsOfPlace(key, locale));
      const found: string[] = [];
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(localizePath('/japan', locale));
        await page.evaluate(() => document.fonts.ready.then(() => true));
        for (const [at, say] of sayHeadings(locale).entries()) {
          const texts = [...places.map(say), ...(at === 0 ? parts.map(({ name }) => name[locale]) : [])];
          const asked = { heading: say(japan), texts: texts.map(splitPhrases) };
          const lines = await page.evaluate(breakLines, asked);
          found.push(...lines.filter((line) => line.endsWith('…') || hasBrokenWord(line, locale)));
        }
      }
      expect(found).toEqual([]);
    },
  );
}

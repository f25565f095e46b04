import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { textsOf as languageTexts } from '#i18n/languages/texts-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { brokenRules } from './language-rules.ts';

type MessageFunction = (values: Record<string, unknown>) => string;
type Message = string | MessageFunction;

const translated = locales.filter((locale) => locale !== 'en');

/** Stands before or after a value, so that one side may be empty and the other may end in a space. */
const affixes = new Set([
  'common.from.before',
  'common.from.after',
  'reviewForm.terms.before',
  'reviewForm.terms.after',
  'reviewForm.recaptcha.before',
  'reviewForm.recaptcha.between',
  'reviewForm.recaptcha.after',
]);

/** Texts that are right although they are the same as in English. */
const sameAsEnglish = new Set([
  'ja common.footer.copyright',
  'fr common.pageTitle',
  'fr common.footer.copyright',
  'fr common.footer.licences',
  'fr common.nav.destinations',
  'fr common.nav.menu',
  'fr common.footer.contact',
  'fr common.paging.label',
  'fr destination.titleOfPage',
  'es destination.regional.world',
  'es trip.decoded.slowThen',
  'it trip.decoded.allowance',
  'it trip.decoded.slowThen',
  'es common.nav.blog',
  'it trip.hotspot',
  'it trip.sentence.words.hotspot',
  'it trip.strip.sentence',
  'es rules.filter.option',
  'fr rules.filter.option',
  'it rules.filter.option',
  'fr home.popular.unit',
  'es common.pageTitle',
  'es common.footer.copyright',
  'it common.pageTitle',
  'it common.footer.copyright',
  'it common.nav.home',
  'it common.nav.menu',
  'it common.footer.privacy',
  'it common.homeLink',
  'it common.nav.blog',
  'it plan.facts.hotspot.label',
  'it plan.features.hotspot.yes',
  'es blog.feedTitle',
  'it blog.feedTitle',
  'it estimator.formula.perTime',
  'es list.choiceOf',
  'it list.choiceOf',
  'es coverage.choice',
  'es coverage.plan',
  'es plan.detail.no',
  'es plan.fiveG.yes',
  'es plan.times',
  'es trip.fiveG',
  'es trip.strip.sentence',
  'fr estimator.activities.clips.hint',
  'fr plan.fiveG.yes',
  'fr plan.times',
  'fr trip.fiveG',
  'fr trip.strip.sentence',
  'it coverage.choice',
  'it plan.detail.hotspot',
  'it plan.detail.no',
  'it plan.fiveG.yes',
  'it plan.times',
  'it reviewForm.fields.images.name',
  'it reviews.pictures.name',
  'it trip.fiveG',
  'es plan.equals',
  'es plan.comesTo',
  'fr plan.equals',
  'fr plan.comesTo',
  'fr journey.sum',
  'it plan.equals',
  'it plan.comesTo',
  'fr regions.heading',
  'ja plan.equals',
  'ja plan.comesTo',
  'ja plan.fiveG.yes',
  'ja trip.fiveG',
  'es list.ruler.marked',
  'it list.ruler.marked',
]);

/** Values that are numbers somewhere; where a text wants a formatted one, the digits do as well. */
const numericValues = (
  'count plans providers destinations countries regions from to total page pages rating years place percent ' +
  'hours reviews stars yes no unknown calendar own converted unconverted covered runs corrections reports number stops borders changes of lower higher prices read'
).split(' ');
const counts = [1, 2, 1_000_000];

function isMessage(value: unknown): value is Message {
  return typeof value === 'string' || typeof value === 'function';
}

function flatten(node: object, prefix: string): [string, Message][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`;
    if (isMessage(value)) return [[path, value] as [string, Message]];
    return typeof value === 'object' && value !== null ? flatten(value, path) : [];
  });
}

function messagesByPath(locale: Locale): Map<string, Message> {
  return new Map(
    flatten(
      {
        ...messagesFor(locale),
        reviewForm: languageTexts(locale).reviewForm,
        privacyBanner: languageTexts(locale).privacyBanner,
      },
      '',
    ),
  );
}

/** Calls a message with values that the given function invents for each name. */
function fill(message: Message, invent: (name: string) => string | number): string {
  if (typeof message === 'string') return message;
  return message(new Proxy<Record<string, unknown>>({}, { get: (_, name) => valueOf(String(name), invent) }));
}

/** Values that are places where a text declines them; as a text they are their name. */
const placeValues = ['place', 'destination', 'region'];

function valueOf(name: string, invent: (name: string) => string | number): unknown {
  if (name === 'isWorld') return false;
  if (name === 'places') return [placeNamed(invent(name))];
  return placeValues.includes(name) ? placeNamed(invent(name)) : invent(name);
}

function placeNamed(value: string | number): object {
  const name = String(value);
  return { name, the: name, in: name, to: name, for: name, of: name, isWorld: false, toString: () => name };
}

/** A value that is found again in the text: a number or a word of its own for each name. */
function mark(name: string): string | number {
  const index = numericValues.indexOf(name);
  return index === -1 ? `Nori-${name}` : 101 + index;
}

/** Names of the values that a text shows. */
function shownValues(message: Message): Set<string> {
  const names = new Set<string>();
  const text = fill(message, (name) => {
    names.add(name);
    return mark(name);
  });
  return new Set([...names].filter((name) => text.includes(String(mark(name)))));
}

function textsOf(locale: Locale): { path: string; text: string }[] {
  const word = locale === 'ja' ? '日本' : 'Nori';
  return [...messagesByPath(locale)].flatMap(([path, message]) =>
    counts.map((count) => ({ path, text: fill(message, (name) => (numericValues.includes(name) ? count : word)) })),
  );
}

describe('the messages', () => {
  const english = messagesByPath('en');

  it('are found', () => {
    expect(english.size).toBeGreaterThan(100);
  });

  it.each(translated)('have the same keys in %s as in English', (locale) => {
    expect([...messagesByPath(locale).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each(translated)('show the same values in %s as in English', (locale) => {
    const differences = [...messagesByPath(locale)].flatMap(([path, message]) => {
      const wanted = shownValues(english.get(path) ?? '');
      const shown = shownValues(message);
      return [...wanted.symmetricDifference(shown)].map((name) => `${path}: ${name}`);
    });
    expect(differences).toEqual([]);
  });

  it.each(locales)('are never empty in %s', (locale) => {
    const empty = textsOf(locale).filter(({ path, text }) => text.trim() === '' && !affixes.has(path));
    expect(empty).toEqual([]);
  });

  it.each(locales)('keep the writing rules of %s', (locale) => {
    const broken = textsOf(locale)
      .filter(({ path }) => !affixes.has(path))
      .flatMap(({ path, text }) => brokenRules(text, locale).map((rule) => `${path}: ${rule}: ${text}`));
    expect(broken).toEqual([]);
  });

  it.each(locales)('say in %s what to do about what failed, unless a button beside them does', (locale) => {
    const texts = messagesByPath(locale);
    const silent = [...texts].filter(
      ([path, message]) =>
        path.endsWith('.failed') &&
        !texts.has(path.replace(/failed$/, 'retry')) &&
        (fill(message, mark).match(/[.。](?= |$|.)/g)?.length ?? 0) < 2,
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  it('agree with the name of the filter of reviews that they leave open', () => {
    const agreeing = { fr: ['Tous', 'Toutes'], es: ['Todos', 'Todas'], it: ['Tutti', 'Tutte'] } as const;
    const feminine = new Set(['Note', 'Langue', 'Valoración', 'Stelle', 'Lingua']);
    for (const [locale, [he, she]] of Object.entries(agreeing)) {
      const { any, ...names } = messagesFor(locale as keyof typeof agreeing).reviews.filters;
      for (const filter of ['destination', 'provider', 'rating', 'language'] as const)
        expect(any[filter], `${locale} ${names[filter]}`).toBe(feminine.has(names[filter]) ? she : he);
    }
  });

  it('keep an amount per day together in Japanese, where lines break between words', () => {
    const { plan } = messagesFor('ja');
    expect(plan.aDay({ amount: '500MB' })).toBe('1日\u2060500MB');
    expect(plan.perDay({ price: '$2' })).toBe('1日\u2060$2');
  });

  it('are all translated', () => {
    const same = translated.flatMap((locale) =>
      [...messagesByPath(locale)]
        .filter(([path]) => !affixes.has(path))
        .filter(([path, message]) => {
          const original = english.get(path);
          return original !== undefined && fill(message, mark) === fill(original, mark);
        })
        .map(([path]) => `${locale} ${path}`),
    );
    expect(same.toSorted()).toEqual([...sameAsEnglish].toSorted());
  });
});

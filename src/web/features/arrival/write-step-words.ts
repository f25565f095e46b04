import settings from '#data/phone-settings.json' with { type: 'json' };
import type { Apn, EsimStep, PhoneSystem, PlanDate, PlanToInstall } from '#domain/arrival/esim-steps.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { findCountry } from '#domain/place/countries.ts';
import { firstOfMonth } from '#i18n/first-of-month.ts';
import { cachePerLocale } from '#i18n/intl-cache.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinSentences, withColon } from '#i18n/punctuation.ts';
import type { StepsData } from './load-steps.ts';
import { stepTexts } from './step-texts-of.ts';
import type { StepWords } from './step-words.ts';

const days = cachePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** `Sat 12 Dec, 14:20`. @param at local day, or day and time */
export function sayDay(at: string, locale: Locale): string {
  const [day = at, hour] = at.split('T');
  const date = firstOfMonth(days(locale).format(new Date(day)), locale);
  return hour === undefined ? date : joinFacts([date, hour], locale);
}

/** A date, or the rule by which it will be known. */
export function sayPlanDate(date: PlanDate, locale: Locale): string {
  const texts = stepTexts[locale];
  switch (date.kind) {
    case 'at':
      return sayDay(date.at, locale);
    case 'after':
      return date.days === 0 ? texts.with[date.of] : texts.after[date.of](date);
    case 'until':
      return texts.rules[date.deed];
    case 'before-landing':
    case 'never':
    case 'not-stated':
      return texts.rules[date.kind];
  }
}

/** What to reach in a step, and where; where the phone is not known in the words of both systems. */
export function sayStep(step: EsimStep, data: StepsData, locale: Locale): readonly [what: string, where: string] {
  const texts = stepTexts[locale];
  const say = (system: PhoneSystem) => texts.steps[step.id](wordsOf(step, data, { locale, system }));
  const { system } = data.input;
  const [iphone, android] = [say(system ?? 'ios'), say(system ?? 'android')];
  const [what, where] = [sayBoth(iphone[0], android[0], locale), sayBoth(iphone[1], android[1], locale)];
  const isChanging = step.stage === 'border' && 'networks' in step;
  return [what, isChanging ? joinSentences([where, texts.byHand], locale) : where];
}

const betweenSentences = /(?<=\.) |(?<=。)/;

/** Sentences that are the same on both systems are said once. */
function sayBoth(iphone: string, android: string, locale: Locale): string {
  const others = android.split(betweenSentences);
  const sentences = iphone.split(betweenSentences).map((said, index) => {
    const other = others[index] ?? '';
    if (said === other) return said;
    const both = [withColon('iPhone', said, locale), withColon('Android', other, locale)];
    return /[.。]$/.test(said) ? joinSentences(both, locale) : both.join(' / ');
  });
  return joinSentences(sentences, locale);
}

interface Said {
  readonly locale: Locale;
  readonly system: PhoneSystem;
}

function wordsOf(step: EsimStep, data: StepsData, { locale, system }: Said): StepWords {
  const country = data.input.stops[step.stop ?? 0]?.country ?? '';
  const names = step.lines.map((line) => nameLine(line, data, locale));
  return {
    line: names.join(' / '),
    quoted: names.map((name) => stepTexts[locale].quote({ name })).join(' / '),
    country: findCountry(country)?.name[locale] ?? '',
    networks: 'networks' in step && data.isPlaceKnown ? step.networks.join(' / ') : '',
    apn: 'apn' in step ? sayApn(step.apn[system]) : '',
    canReinstall: step.lines.every((line) => data.input.plans[line]?.reinstall !== false),
    date: step.at === null ? '' : sayDay(step.at, locale),
    where: settings[system][locale],
  };
}

/** Of a system; of both where it is not known and they differ. */
export function sayApns({ ios, android }: PlanToInstall['apn'], system: PhoneSystem | null): string {
  const [iphone, other] = [sayApn(ios), sayApn(android)];
  if (system !== null) return system === 'ios' ? iphone : other;
  if (iphone === other) return other;
  const said = [iphone === '' ? '' : `iPhone: ${iphone}`, other === '' ? '' : `Android: ${other}`];
  return said.filter((each) => each !== '').join(' / ');
}

function sayApn(apn: Apn | null): string {
  return apn?.kind === 'manual' ? apn.value : '';
}

/** A line is named after its place, as travellers name it; its seller where the place is not known. */
export function nameLine(line: number, { plans, input, isPlaceKnown }: StepsData, locale: Locale): string {
  const stop = input.stops.find(({ country }) => input.plans[line]?.coverage.includes(country));
  const place = stop && isPlaceKnown ? findCountry(stop.country)?.name[locale] : undefined;
  return place ?? plans[line]?.provider.name ?? '';
}

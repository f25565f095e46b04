import settings from '#data/phone-settings.json' with { type: 'json' };
import type { Apn, EsimStep, PhoneSystem, PlanDate, PlanToInstall } from '#domain/arrival/esim-steps.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { keysOf, recordOf } from '#domain/kernel/records.ts';
import { findCountry } from '#domain/place/countries.ts';
import { firstOfMonth } from '#i18n/first-of-month.ts';
import { cachePerLocale } from '#i18n/intl-cache.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import type { StepsData } from './load-steps.ts';
import { stepTexts } from './step-texts-of.ts';
import type { SettingWords, StepWords } from './step-texts.ts';

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

/** What to reach in a step, and where. */
export function sayStep(step: EsimStep, data: StepsData, locale: Locale): readonly [what: string, where: string] {
  const texts = stepTexts[locale];
  const [what, where] = texts.steps[step.id](wordsOf(step, data, locale));
  const isChanging = step.stage === 'border' && 'networks' in step;
  return [what, isChanging ? joinSentences([where, texts.byHand], locale) : where];
}

function wordsOf(step: EsimStep, data: StepsData, locale: Locale): StepWords {
  const country = data.input.stops[step.stop ?? 0]?.country ?? '';
  return {
    line: step.lines.map((line) => nameLine(line, data, locale)).join(' / '),
    country: findCountry(country)?.name[locale] ?? '',
    networks: 'networks' in step && data.isPlaceKnown ? step.networks.join(' / ') : '',
    apn: 'apn' in step ? sayApns(step.apn, data.input.system) : '',
    canReinstall: step.lines.every((line) => data.input.plans[line]?.reinstall !== false),
    date: step.at === null ? '' : sayDay(step.at, locale),
    where: settingsFor(data.input.system, locale),
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

/** Of a system; of both side by side where it is not known. */
function settingsFor(system: PhoneSystem | null, locale: Locale): SettingWords {
  const { ios, android } = settings;
  if (system !== null) return settings[system][locale];
  return recordOf(keysOf(ios.en), (name) => `iPhone: ${ios[locale][name]}; Android: ${android[locale][name]}`);
}

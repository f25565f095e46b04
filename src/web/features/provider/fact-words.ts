import { groupBy } from '#domain/kernel/group-by.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { PlanStart } from '#catalogue/read/provider-pages.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Language } from '#i18n/say-amount.ts';
import type { KnownCounts, StatedFacts } from '#domain/plan/stated-facts.ts';
import { formatList } from '#i18n/format-list.ts';
import { withKind } from '#i18n/punctuation.ts';
import { formatDayLimit } from '#i18n/format-quantity.ts';

/** One line of a fact. `is`: all plans say yes or no; null: they differ, or it is not a yes/no fact. */
export interface FactLine {
  readonly text: string;
  readonly is: boolean | null;
}

interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** A yes/no fact: one line if all plans agree, else one per answer, most common first. */
export function sayKnown(counts: KnownCounts, words: YesNo, { messages }: Language): readonly FactLine[] {
  const texts = messages.plan.facts;
  const total = counts.yes + counts.no + counts.unknown;
  if (counts.yes === total) return [{ text: words.yes, is: true }];
  if (counts.no === total) return [{ text: words.no, is: false }];
  if (counts.unknown === total) return [{ text: texts.notStated, is: null }];
  return [
    { count: counts.yes, text: texts.onPlans({ value: words.yes, count: counts.yes, total }) },
    { count: counts.no, text: texts.onPlans({ value: words.no, count: counts.no, total }) },
    { count: counts.unknown, text: texts.notStatedOn({ count: counts.unknown, total }) },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => ({ text, is: null }));
}

interface Share {
  readonly words: string;
  readonly planCount: number;
}

/** Named values: as a list if every plan has all of them, else each with its number of plans. */
function sayShares(shares: readonly Share[], total: number, { locale, messages }: Language): readonly FactLine[] {
  const isShared = shares.every(({ planCount }) => planCount === total);
  if (isShared && shares.length > 0)
    return [
      {
        text: formatList(
          shares.map(({ words }) => words),
          locale,
        ),
        is: null,
      },
    ];
  return shares.map(({ words, planCount }) => ({
    text: planCount === total ? words : messages.plan.facts.onPlans({ value: words, count: planCount, total }),
    is: null,
  }));
}

/** The same with a last line for plans without a value. */
function sayNamed(
  { shares, unknown, total }: { shares: readonly Share[]; unknown: number; total: number },
  language: Language,
): readonly FactLine[] {
  const texts = language.messages.plan.facts;
  if (unknown === total) return [{ text: texts.notStated, is: null }];
  const lines = sayShares(shares, total, language);
  return unknown === 0 ? lines : [...lines, { text: texts.notStatedOn({ count: unknown, total }), is: null }];
}

export function sayNetworks(facts: StatedFacts, language: Language): readonly FactLine[] {
  const shares = facts.networks.map(({ value: { name, generation }, planCount }) => ({
    words: withKind(isolateText(name), generation),
    planCount,
  }));
  return sayNamed({ shares, unknown: facts.networkUnknown, total: facts.planCount }, language);
}

export function sayBreakout(
  facts: StatedFacts,
  names: Readonly<Record<CountryCode, string>>,
  language: Language,
): readonly FactLine[] {
  const shares = facts.breakout.map(({ value, planCount }) => ({ words: names[value] ?? value, planCount }));
  return sayNamed({ shares, unknown: facts.breakoutUnknown, total: facts.planCount }, language);
}

export function sayKinds({ kinds, planCount }: StatedFacts, language: Language): readonly FactLine[] {
  const words = language.messages.plan.facts.kind;
  const shares = kinds.map((share) => ({ words: words[share.value], planCount: share.planCount }));
  return sayShares(shares, planCount, language);
}

export function sayCurrencies({ currencies }: StatedFacts, { locale }: Language): readonly FactLine[] {
  return [
    {
      text: formatList(
        currencies.map(({ value }) => value),
        locale,
      ),
      is: null,
    },
  ];
}

export function sayStarts(starts: readonly PlanStart[], language: Language): readonly FactLine[] {
  const total = starts.reduce((sum, { planCount }) => sum + planCount, 0);
  const byWords = groupBy(starts, (start) => sayStart(start, language));
  const counted = [...byWords].map(([words, group]) => ({
    words,
    planCount: group.reduce((sum, { planCount }) => sum + planCount, 0),
  }));
  const unknown = counted.find(({ words }) => words === null)?.planCount ?? 0;
  const shares = counted.flatMap(({ words, planCount }) => (words === null ? [] : [{ words, planCount }]));
  return sayNamed({ shares, unknown, total }, language);
}

/** Null: neither activation nor deadline is stated. */
function sayStart({ activation, installWithinDays }: PlanStart, { locale, messages }: Language): string | null {
  const texts = messages.plan.facts.start;
  const words = { 'first-use': texts.firstUse, install: texts.install, purchase: texts.purchase };
  const days = installWithinDays === null ? null : formatDayLimit(installWithinDays, locale);
  if (activation === null) return days === null ? null : texts.onlyWithin({ days });
  return days === null ? words[activation] : texts.within({ start: words[activation], days });
}

import { usDollar } from '#domain/kernel/codes.ts';
import type { MethodRules } from '#domain/site/method-rules.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber, formatPercent, formatRating } from '#i18n/format-number.ts';
import { formatDataAmount, formatDayLimit, formatDays, formatSpeed } from '#i18n/format-quantity.ts';
import { formatMoney } from '#i18n/format-money.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { unitsPerWhole } from '#domain/money/money.ts';

/** A section of the page: text and list. */
export interface MethodSection {
  readonly id: string;
  readonly heading: string;
  readonly before: readonly string[];
  readonly list: readonly string[];
  readonly after: readonly string[];
}

interface Words {
  readonly texts: Messages['methodology'];
  readonly locale: Locale;
}

/** The rules in the page's language, every figure from `rules`. */
export function methodSections(rules: MethodRules, { texts, locale }: Words): readonly MethodSection[] {
  const words = { texts, locale };
  return [
    orderSection(rules, words),
    costSection(rules, words),
    unlimitedSection(rules, words),
    answersSection(rules, words),
    plannerSection(rules, words),
    { id: 'folded', heading: texts.folded.heading, before: texts.folded.paragraphs, list: [], after: [] },
    ratingSection(rules, words),
    freshSection(rules, words),
    boundsSection(rules, words),
    { id: 'money', heading: texts.money.heading, before: texts.money.paragraphs, list: [], after: [] },
  ];
}

function answersSection(rules: MethodRules, { texts: { picks }, locale }: Words): MethodSection {
  const { rating, reviews, generation, hours, times } = rules.worryFree;
  const worries = picks.fewestWorries({
    rating: formatRating(rating, locale),
    reviews: formatNumber(reviews, locale),
    generation,
    hours: formatNumber(hours, locale),
    times: formatNumber(times, locale),
  });
  const value = picks.bestValue({ times: formatNumber(rules.usefulNeeds, locale) });
  const list = [picks.cheapest, worries, value];
  const elsewhere = picks.elsewhere({ share: formatPercent(rules.otherProviderShare, locale) });
  return { id: 'answers', heading: picks.heading, before: [picks.lead], list, after: [elsewhere] };
}

function orderSection({ groups, ties, servedShare }: MethodRules, { texts, locale }: Words): MethodSection {
  const { order } = texts;
  const partial = order.partial({ share: formatPercent(servedShare, locale) });
  return {
    id: 'order',
    heading: order.heading,
    before: [order.lead],
    list: groups.map(({ fits, isByCost }) => {
      const plans = formatList(
        fits.map((fit) => (fit === 'partial' ? partial : order.fits[fit])),
        locale,
      );
      return isByCost ? order.byCost({ plans }) : order.byPrice({ plans });
    }),
    after: [
      order.ties({
        list: sequence(
          ties.map((tie) => order.tieBreaks[tie]),
          order,
        ),
      }),
      order.others,
      order.unknown,
    ],
  };
}

function costSection({ mostPlans, singlePlanShare }: MethodRules, { texts: { cost }, locale }: Words): MethodSection {
  const several = cost.several({
    most: formatNumber(mostPlans, locale),
    share: formatPercent(singlePlanShare, locale),
  });
  return { id: 'cost', heading: cost.heading, before: [...cost.paragraphs, several], list: [], after: [] };
}

function unlimitedSection({ activeHours, slow }: MethodRules, { texts, locale }: Words): MethodSection {
  const { unlimited } = texts;
  const counted = unlimited.slow({
    hours: activeHours,
    speed: formatSpeed(slow.kbps, locale),
    amount: formatDataAmount(slow.mbPerDay, locale),
  });
  return {
    id: 'unlimited',
    heading: unlimited.heading,
    before: [unlimited.honest, counted, unlimited.unknown],
    list: [],
    after: [],
  };
}

function plannerSection({ extraInstall }: MethodRules, { texts: { planner }, locale }: Words): MethodSection {
  const first = planner.first({ price: formatMoney(extraInstall, locale) });
  return {
    id: 'planner',
    heading: planner.heading,
    before: [planner.lead, first, planner.noRate],
    list: [],
    after: [],
  };
}

function ratingSection({ ratingWeight, fewestReviews }: MethodRules, { texts, locale }: Words): MethodSection {
  const { ratings } = texts;
  return {
    id: 'ratings',
    heading: ratings.heading,
    before: [
      ratings.formula({ weight: formatNumber(ratingWeight, locale) }),
      ratings.fewest({ count: formatNumber(fewestReviews, locale) }),
      ratings.moderation,
    ],
    list: [],
    after: [],
  };
}

function freshSection(rules: MethodRules, { texts, locale }: Words): MethodSection {
  const { fresh } = texts;
  const { unconfirmedAfterRuns, withdrawnAfterRuns } = rules.bounds;
  return {
    id: 'fresh',
    heading: fresh.heading,
    before: [
      fresh.stale({ days: formatDayLimit(rules.staleAfterDays, locale), runs: unconfirmedAfterRuns }),
      fresh.withdrawn({ runs: withdrawnAfterRuns }),
      fresh.history({
        lowest: formatDays(rules.lowestPriceDays, locale),
        course: formatDays(rules.priceHistoryDays, locale),
      }),
    ],
    list: [],
    after: [],
  };
}

function boundsSection(rules: MethodRules, { texts, locale }: Words): MethodSection {
  const { bounds } = texts;
  const dollars = (whole: number): string =>
    formatMoney({ units: Math.round(whole * unitsPerWhole), currency: usDollar }, locale);
  const { lowestPrice, highestPrice, refusedFactor, suspiciousFactor, marketPlans } = rules.bounds;
  return {
    id: 'plausible',
    heading: bounds.heading,
    before: [bounds.lead],
    list: [
      bounds.price({ lowest: dollars(lowestPrice), highest: dollars(highestPrice) }),
      bounds.market({
        refused: formatNumber(refusedFactor, locale),
        suspicious: formatNumber(suspiciousFactor, locale),
        plans: formatNumber(marketPlans, locale),
        sellers: formatNumber(rules.fewestMarketSellers, locale),
      }),
      bounds.further({
        times: formatNumber(rules.ownPriceFactor, locale),
        share: formatPercent(rules.lowestPromoShare, locale),
      }),
      bounds.data({ amount: formatDataAmount(rules.mostMbPerDay, locale) }),
    ],
    after: [bounds.others],
  };
}

/** Joins names as a sequence in the page's language. */
function sequence(names: readonly string[], order: Pick<Messages['methodology']['order'], 'sequence'>): string {
  return names.reduce((before, next) => (before === '' ? next : order.sequence({ before, next })), '');
}

import type { ListRow } from '#domain/listing/destination-view.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { sayBought } from '#i18n/say-purchase.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './bought-line.module.css';
import { sayShare, sayStatedData, sayValidity, type Language } from './plan-words.ts';

/** What is bought, and what of its days the trip leaves: `5 GB, 15 days`, beside it `one plan, 8 days to spare`. */
export function BoughtLine({ row, trip }: { readonly row: ListRow; readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const bought = sayBought(row, language);
  const { coverage } = row.plan;
  return (
    <p className={styles['line']}>
      <b>{joinPhrases([sayBoughtData(row, language), sayBoughtDays(row, language)], shell.locale)}</b>
      <span>
        {joinPhrases(
          [...(bought.length > 0 ? bought : [messages.trip.picks.onePlan]), ...saySpare(row, trip, language)],
          shell.locale,
        )}
      </span>
      {coverage.countriesHere > 1 && (
        <a href="#coverage">
          <b>{sayShare(coverage, language)}</b>
        </a>
      )}
    </p>
  );
}

interface Bought extends Pick<ListRow, 'plan'> {
  readonly trip: Pick<ListRow['trip'], 'count' | 'purchases'>;
}

/** `2 × 5 GB`; what a plan allows a day, or without an end, is the same however many are bought. */
export function sayBoughtData({ plan, trip: { count } }: Bought, language: Language): string {
  const data = sayStatedData(plan, language);
  const isSummed = count > 1 && plan.dataKind !== 'daily' && plan.dataKind !== 'unlimited';
  return isSummed ? language.messages.plan.times({ count, price: data }) : data;
}

/** `2 × 15 days`; a day pass is bought for all its days at once. */
export function sayBoughtDays({ plan, trip: { count, purchases } }: Bought, language: Language): string {
  const { validityDays } = plan;
  if (validityDays === null || count === 1) return sayValidity(validityDays, language);
  if (purchases === 1) return formatDays(validityDays * count, language.locale);
  return language.messages.plan.times({ count, price: sayValidity(validityDays, language) });
}

/** Days that a plan lasts longer than the trip, or that plans lack; what several have to spare is little. */
function saySpare(
  { plan, trip: { count } }: Bought,
  { days }: Trip,
  { locale, messages }: Language,
): readonly string[] {
  const { toSpare, tooShort } = messages.trip;
  const spare = (plan.validityDays ?? days) * count - days;
  if (plan.validityDays === null || spare === 0 || (count > 1 && spare > 0)) return [];
  const amount = formatDays(Math.abs(spare), locale);
  return [spare > 0 ? toSpare({ amount }) : tooShort({ amount })];
}

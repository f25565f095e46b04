import type { DestinationKey } from '#domain/place/destination-key.ts';
import { destinationSegments } from '#domain/place/destination-path.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { PlaceInList } from '#domain/listing/place-in-list.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { sayRank, sayTripCost } from '#i18n/say-rank.ts';
import { sayPromo } from '#i18n/say-reasons.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import type { AskedList } from '#runtime/services/plans/explain-plan.ts';
import type { ExplainedPlan } from '#runtime/services/plans/override-desk.ts';
import { amountText } from '#cli/terminal/amount-text.ts';
import { english, terminalText } from '#cli/terminal/english.ts';
import { correctionText, factWords, lastDayText, minuteText, providerLines } from './overrides-text.ts';
import { printable } from '#cli/terminal/printable.ts';

type Run = ExplainedPlan['takenOut'][number];

/** A plan from what feeds state to its place in a list. */
export function explanationText(explained: ExplainedPlan, asked: AskedList): string {
  const { id, provider, externalId, name } = explained.plan;
  const sections = [
    ['What feeds state', statedLines(explained)],
    ['What lies over it', overlayLines(explained)],
    ['What visitors see', shownLines(explained)],
    [`In the list of ${addressOf(asked.at)}, ${tripText(asked)}`, placeWords(explained, asked)],
  ] as const;
  const text = sections.flatMap(([heading, lines]) => ['', `${heading}:`, ...lines.map((line) => `  ${line}`)]);
  return `${[`${id}: ${provider} ${JSON.stringify(externalId)}, ${printable(name)}`, ...text].join('\n')}\n`;
}

function addressOf(key: DestinationKey): string {
  return `/${destinationSegments(key, findDestination(key)?.slug ?? key).join('/')}`;
}

function tripText({ query: { trip } }: AskedList): string {
  return `${terminalText(sayTrip(trip, english))}${trip.isNewCustomer ? '' : ', returning customer'}`;
}

function statedLines({ stated, takenOut }: ExplainedPlan): readonly string[] {
  const lines = stated.flatMap(({ run, checkedAt, facts, missedBy }, index) => [
    `${index === 0 ? 'Last' : 'Before'}: ${runText(run)}, confirmed ${minuteText(checkedAt)}`,
    `  ${factsText(facts)}`,
    ...missedBy.map((missed) => {
      const effect = missed.withdraws ? ', which withdraws it' : missed.isUnconfirmed ? ', so it is not confirmed' : '';
      return `  then missed by ${runText(missed.run)}${effect}`;
    }),
  ]);
  return [
    ...(lines.length === 0 ? ['Nothing that counts.'] : lines),
    ...takenOut.map((run) => `Does not count: ${runText(run)}, ${run.takenOut}`),
  ];
}

function runText({ runId, source, startedAt }: Run): string {
  const name = printable(source);
  return `${runId === null ? name : `run ${runId} of ${name}`} at ${minuteText(startedAt)}`;
}

type ShownFacts = Pick<
  PlanFacts,
  'price' | 'ownPrices' | 'promo' | 'dataKind' | 'dataMb' | 'dataWords' | 'validityDays' | 'tethering'
>;

function factsText({
  price,
  ownPrices,
  promo,
  dataKind,
  dataMb,
  dataWords,
  validityDays,
  tethering,
}: ShownFacts): string {
  const endsAt = promo?.endsAt ?? null;
  const until = endsAt === null ? '' : ` until ${minuteText(endsAt)}`;
  return [
    amountText(price),
    ...ownPrices.map((own) => `own price ${amountText(own)}`),
    ...(promo === null ? [] : [`promo ${amountText(promo.price)}${until}`]),
    ...factWords({ dataKind, dataMb, dataWords, validityDays, tethering }),
  ].join(', ');
}

function overlayLines({ plan: { hiddenBecause, pin, correction }, provider, mergedInto, effective }: ExplainedPlan) {
  const ended = (inForce: unknown): string => (effective !== null && inForce === null ? ' (has ended)' : '');
  const lines = [
    ...(hiddenBecause === null ? [] : [`You hide it: ${printable(hiddenBecause)}`]),
    ...providerLines(provider).map((line) => `Of its provider you say: ${line}`),
    ...(mergedInto === null ? [] : providerLines(mergedInto)).map((line) => `Of ${mergedInto?.slug} you say: ${line}`),
    ...(pin === null
      ? []
      : [
          `You pin its price: ${amountText(pin.price)} until ${lastDayText(pin.endsAt)}${ended(effective?.pin)}: ${printable(pin.reason)}`,
        ]),
    ...(correction === null ? [] : [`You correct it: ${correctionText(correction)}${ended(effective?.correction)}`]),
  ];
  return lines.length === 0 ? ['Nothing.'] : lines;
}

const notOfferedWords = {
  'not-stated': 'Nothing: no run that counts states it.',
  example: 'Nothing: it is an example, and a real provider has stated something.',
  withdrawn: 'Nothing: too many complete runs in a row have missed it.',
} as const;

function shownLines({ effective, notOffered }: ExplainedPlan): readonly string[] {
  if (notOffered !== null || effective === null) return [notOfferedWords[notOffered ?? 'not-stated']];
  const { facts, isShown, isUnconfirmed } = effective;
  if (!isShown) return [`Nothing: it is hidden. Else: ${factsText(facts)}`];
  return [factsText(facts), ...(isUnconfirmed ? ['Marked as no longer confirmed by its feed.'] : [])];
}

/** The words of the page's own details, without their layout. */
export function placeWords({ place }: Pick<ExplainedPlan, 'place'>, { query }: AskedList): readonly string[] {
  if (place === null) return ['It is not in this list.'];
  const { row, list } = place;
  const { workedOut, reasons, rank } = sayRank(row, { query, list }, english);
  return [
    sayTripCost(row, english),
    ...(workedOut === null ? [] : [workedOut]),
    ...sayPromo(row, english),
    ...reasons,
    ...(rank === null ? [] : [rank]),
    ...behindWords(place),
  ].map(terminalText);
}

function behindWords({ row, placeOfAll, totalOfAll, best }: PlaceInList): readonly string[] {
  if (placeOfAll === 0)
    return [
      'Hidden from the list until a visitor shows hidden plans: another plan from the same provider matches or beats it on every point.',
    ];
  if (row.place > 0 && best === null) return [];
  const { id, provider } = best?.plan ?? row.plan;
  const cost = best?.prices.cost ?? null;
  const price = cost === null ? '' : `, ${formatMoney(cost, 'en')}`;
  return [`Behind ${provider.name}’s best plan, ${id}${price}; place ${placeOfAll} of ${totalOfAll} among all plans.`];
}

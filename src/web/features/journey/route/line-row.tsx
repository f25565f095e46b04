import { Fragment } from 'react';
import { factSeparator, joinFacts } from '#i18n/format-list.ts';
import { withinLine } from '#i18n/letter-case.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Logo } from '#ui/logo.tsx';
import { StaleNote } from '#web/features/list/rows/stale-note.tsx';
import { sayBought, saySeveral } from '#i18n/say-purchase.ts';
import { sayPromo } from '#i18n/say-reasons.ts';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayBoughtData, sayBoughtDays } from '#web/shared/plan/bought-line.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { sayTerms, type Language } from '#web/shared/plan/plan-words.ts';
import { sayAfterAmount } from '#web/shared/plan/trip-strip-words.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { SellerName } from '#web/shared/plan/seller-name.tsx';
import { Amount } from '#web/features/journey/ways/amount.tsx';
import type { PlanLine, ShownStop, TripAnswer } from '#web/features/journey/trip/trip-data.ts';
import styles from '#web/features/journey/ways/way-card.module.css';

interface LineRowProps {
  readonly line: PlanLine;
  readonly answer: TripAnswer;
  readonly isPrimary: boolean;
  /** True: its data is slow or gone during the trip. */
  readonly isCut: boolean;
}

/** A plan to buy: where it is used, its data, seller, cost and the way to it. */
export function LineRow({ line, answer, isPrimary, isCut }: LineRowProps) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const [first] = line.purchases;
  if (first === undefined) return null;
  const { plan } = first;
  const purchases = line.purchases.length > 1 ? line.count : first.trip.purchases;
  const bought = { plan, trip: { count: line.count, purchases } };
  const served = line.purchases.flatMap(({ stops }) => stops.flatMap((index) => answer.stops[index] ?? []));
  const isPaid = offerLink(plan, shell)?.isPaid === true;
  const several = line.purchases.length === 1 ? saySeveral(first, language) : null;
  const after = withinLine(sayAfterAmount(plan, language), shell.locale);
  const conditions = [...sayConditions(line, language), ...(isPaid ? [messages.trip.picks.paid] : [])].map(
    (condition) => withinLine(condition, shell.locale),
  );
  return (
    <li>
      <Logo src={logoAddress(plan.provider.image)} name={plan.provider.name} size={36} />
      <div className={styles['plan']}>
        <p>
          <PlaceNames stops={served} regionName={first.regionName} /> <b>{sayBoughtData(bought, language)}</b>
        </p>
        <p className={styles['seller']}>
          <SellerName provider={plan.provider} path={served[0]?.path ?? ''} />
          {factSeparator(shell.locale)}
          {sayBoughtDays(bought, language)}
          {after !== '' && factSeparator(shell.locale)}
          {isCut ? <b className={styles['cut']}>{after}</b> : after}
          {conditions.length > 0 && factSeparator(shell.locale)}
          {joinFacts(conditions, shell.locale)}
        </p>
        <StaleNote plan={plan} />
      </div>
      <p className={styles['price']}>
        <Amount money={line.cost} />
        {several !== null && <small>{several}</small>}
      </p>
      <p className={styles['link']}>
        <SellerLink plan={plan} isPrimary={isPrimary} isShort />
      </p>
    </li>
  );
}

/** What the price depends on. */
function sayConditions({ purchases }: PlanLine, language: Language): readonly string[] {
  const [first] = purchases;
  if (first === undefined) return [];
  const { plan } = first;
  const promo = purchases.find(({ trip }) => trip.promo === 'applied');
  const terms = [
    ...sayTerms(plan, language),
    ...(purchases.some(({ isForNew }) => isForNew) ? [language.messages.plan.terms.newCustomersOnly] : []),
  ];
  return [
    ...(purchases.length === 1 ? sayBought(first, language) : []),
    ...(plan.tethering === true ? [language.messages.plan.features.hotspot.yes] : []),
    ...new Set(terms),
    ...(promo === undefined ? [] : sayPromo(promo, language).slice(0, 1)),
  ];
}

/** As many are named; of more, the region of the plan. */
const mostNamed = 2;

function PlaceNames({
  stops,
  regionName,
}: {
  readonly stops: readonly ShownStop[];
  readonly regionName: string | null;
}) {
  const { shell, messages } = usePage();
  const places = [...new Map(stops.map((stop) => [stop.path, stop])).values()];
  if (places.length > mostNamed)
    return <span>{regionName ?? messages.journey.stopCount({ count: places.length })}</span>;
  return places.map(({ path, place }, index) => (
    <Fragment key={path}>
      {index > 0 && factSeparator(shell.locale)}
      <a href={localizePath(path, shell.locale)}>{place.name}</a>
    </Fragment>
  ));
}

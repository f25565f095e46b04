import { ChevronDown, RefreshCw, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { comparePath } from '#domain/listing/compared-plans.ts';
import type { ListRow, Picks } from '#domain/listing/destination-view.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { formatNumber, formatRating } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { CompareToggle } from '#web/shared/compared/compare-toggle.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { planAddress } from '#web/features/list/state/list-address.ts';
import { placePathOf, type ListData } from '#web/features/list/state/list-data.ts';
import { BeforePay, usePhoneState } from '#web/features/list/before/before-pay.tsx';
import { OwnSimNote, PhoneWarning } from '#web/features/list/before/phone-notes.tsx';
import { PlanSummary } from '#web/features/list/rows/plan-summary.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { useLeftPlan } from '#web/shared/visit/left-plan.ts';
import { stepsPath } from '#web/shared/plan/steps-path.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { BoughtLine } from '#web/shared/plan/bought-line.tsx';
import { TicketFacts } from '#web/shared/plan/ticket-facts.tsx';
import { PlanStrip } from '#web/shared/plan/plan-strip.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { TripPrice } from '#web/shared/plan/trip-price.tsx';
import styles from './pick-card.module.css';
import { sayConditions, sayLabel, sayLowRating, saySingle, sayWarnings } from './pick-words.ts';

export type PickName = Exclude<keyof Picks, 'single'>;

interface PickCardProps {
  readonly name: PickName;
  readonly row: ListRow;
  /** The other picks, for comparison. */
  readonly picks: Picks;
  /** A further line of the first. */
  readonly note?: ReactNode;
  /** True: its details stand below it. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One answer: the first as a ticket, the others on phones as rows that open to theirs. */
export function PickCard(props: PickCardProps) {
  const { name, row, isOpen } = props;
  const { shell, messages } = usePage();
  const { data } = useListState();
  const label = useLabel(props);
  const isFolded = name === 'fewestWorries' || name === 'bestValue';
  return (
    <li
      className={classNames(
        styles['pick'],
        isFix(name, data) && styles['fix'],
        isFolded && styles['folded'],
        isOpen && styles['open'],
      )}
      data-pick={name}
    >
      {isFolded ? (
        <details>
          <PlanSummary
            row={row}
            sort="trip"
            namesProvider={data.providerSlug === null}
            regionNames={data.regionNames}
            marksConverted={false}
            marksStale={data.saysStale !== true}
            label={{ ...label, warning: sayLowRating(row.plan, { locale: shell.locale, messages }) }}
          />
          <Ticket {...props} />
        </details>
      ) : (
        <Ticket {...props} />
      )}
    </li>
  );
}

function useLabel({ name, row, picks }: Pick<PickCardProps, 'name' | 'row' | 'picks'>) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const { trip } = view.query;
  return sayLabel(name, { row, picks, trip, isHere: data.providerSlug !== null }, { locale: shell.locale, messages });
}

/** One seller's lowest price is not the lowest for the trip. */
export function isFix(name: PickName, { providerSlug }: Pick<ListData, 'providerSlug'>): boolean {
  return name === 'cheapest' && providerSlug === null;
}

/** Parts in rows that all tickets of a strip share: label, price, plan, strip, facts, warning, ways out, notes, foot. */
function Ticket(props: PickCardProps) {
  const { name, row, picks, note, isOpen, onToggle } = props;
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const { trip } = view.query;
  const { phone } = usePhoneState();
  const isWrong = phone === 'locked' || phone === 'noEsim';
  const isFirst = name === 'cheapest' || name === 'nearest';
  const bought = <BoughtLine row={row} trip={trip} />;
  const language = { locale: shell.locale, messages };
  const label = useLabel(props);
  const conditions = sayConditions(row, language);
  const single = name === 'cheapest' ? picks.single : null;
  return (
    <div className={styles['ticket']}>
      <h3>
        {isFix(name, data) && <FixMark />}
        {label.name}
        {label.hint !== null && <small>{label.hint}</small>}
      </h3>
      <div className={styles['head']}>
        <TripPrice row={row} />
        {data.providerSlug === null ? <PickProvider row={row} /> : bought}
      </div>
      {data.providerSlug === null && bought}
      <PlanStrip row={row} trip={trip} size={24} />
      <TicketFacts plan={row.plan} />
      <Warnings row={row} isFirst={isFirst} />
      <div className={styles['actions']}>
        <SellerLink plan={row.plan} isPrimary={name === 'cheapest' && !isWrong} />
        <CompareToggle plan={row.plan} />
      </div>
      <p className={styles['notes']}>
        {conditions !== '' && <span>{conditions}</span>}
        {conditions !== '' && single !== null && <br />}
        {single !== null && <SingleLink single={single} />}
        {isFirst && conditions === '' && single === null && <OwnSimNote row={row} />}
        {note}
      </p>
      <div className={styles['foot']}>
        {isFirst && <PhoneLine plan={row.plan} />}
        {row === (picks.bestValue ?? picks.fewestWorries) && <CompareAll picks={picks} className={styles['all']} />}
        {offerLink(row.plan, shell)?.isPaid === true && <small>{messages.trip.picks.paid}</small>}
        <DetailsLink row={row} isOpen={isOpen} onToggle={onToggle} />
      </div>
    </div>
  );
}

/** Asks about the phone; for a plan whose seller was gone to from this device, leads to what comes after. */
function PhoneLine({ plan: { id } }: Pick<ListRow, 'plan'>) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  if (useLeftPlan() !== id) return <BeforePay className={styles['all']} summaryClass={styles['details']} />;
  const stops = [{ path: data.path, days: view.query.trip.days }];
  return (
    <a
      className={classNames(styles['all'], styles['details'])}
      href={stepsPath({ plans: [id], stops }, shell.locale)}
      rel="nofollow"
    >
      {messages.list.before.bought}
    </a>
  );
}

/** One plan that costs a little more than several. */
function SingleLink({ single }: { readonly single: NonNullable<Picks['single']> }) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const words = saySingle(single, { now: shell.now, language: { locale: shell.locale, messages } });
  return <a href={planAddress(single.row.plan, { ...data, ...view.query }, shell.locale)}>{words}</a>;
}

/** All answers side by side, without a tick for each. */
export function CompareAll({
  picks,
  className,
}: Pick<PickCardProps, 'picks'> & { readonly className: string | undefined }) {
  const { shell, messages } = usePage();
  const { trip } = useListState().view.query;
  const ids = [picks.cheapest, picks.fewestWorries, picks.bestValue].flatMap((row) => row?.plan.id ?? []);
  if (ids.length < 2) return null;
  return (
    <a
      className={classNames(styles['details'], className)}
      href={localizePath(
        `${comparePath(ids)}&${new URLSearchParams(writeTrip(trip).map(([key, value]) => [key, value]))}`,
        shell.locale,
      )}
      rel="nofollow"
    >
      {messages.trip.picks.compareAll({ count: ids.length })}
    </a>
  );
}

/** What costs more than the price says, or is not certain. */
function Warnings({ row: { plan }, isFirst }: { readonly row: ListRow; readonly isFirst: boolean }) {
  const { shell, messages } = usePage();
  const { phone } = usePhoneState();
  const { saysStale } = useListState().data;
  const warnings = sayWarnings(plan, { now: shell.now, language: { locale: shell.locale, messages } });
  const { renewal } = warnings;
  const stale = saysStale === true ? null : warnings.stale;
  const isWrong = isFirst && (phone === 'locked' || phone === 'noEsim');
  // A row of its own where tickets stand side by side.
  return (
    <div>
      {isWrong && (
        <p className={styles['warning']}>
          <PhoneWarning phone={phone} />
        </p>
      )}
      {(renewal !== null || stale !== null) && (
        <p className={styles['warning']}>
          <Icon of={renewal === null ? TriangleAlert : RefreshCw} size={16} />
          <span>
            {renewal}
            {renewal !== null && stale !== null && <br />}
            {stale !== null && <time dateTime={plan.checkedAt}>{stale}</time>}
          </span>
        </p>
      )}
    </div>
  );
}

/** Opens the details in place; without JavaScript it leads to the plan on the page of its seller. */
function DetailsLink({ row: { plan }, isOpen, onToggle }: Pick<PickCardProps, 'row' | 'isOpen' | 'onToggle'>) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const { trip, usesPromo } = view.query;
  const isHydrated = useHydrated();
  const texts = messages.trip.picks;
  return (
    <a
      className={styles['details']}
      href={planAddress(plan, { ...data, trip, usesPromo }, shell.locale)}
      rel="nofollow"
      data-list-control=""
      aria-label={texts.detailsOf({ provider: isolateText(plan.provider.name) })}
      aria-expanded={isHydrated ? isOpen : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onToggle(!isOpen);
      }}
    >
      {texts.details}
      <Icon of={ChevronDown} size={16} />
    </a>
  );
}

function PickProvider({ row: { plan } }: { readonly row: ListRow }) {
  const { shell, messages } = usePage();
  const { data } = useListState();
  const site = data.sellerSites?.[plan.provider.slug];
  const { slug, name, image, rating } = plan.provider;
  const mean = rating === null ? '' : formatRating(rating.mean, shell.locale);
  return (
    <p className={styles['provider']}>
      <a href={localizePath(`${placePathOf(data)}/${slug}`, shell.locale)}>
        <Logo src={logoAddress(image)} name={name} size={36} />
        <span>
          <bdi>{name}</bdi>
          {rating !== null && (
            <Rating
              mean={mean}
              count={formatNumber(rating.count, shell.locale)}
              label={messages.plan.rating({ mean, count: rating.count })}
            />
          )}
          {site !== undefined && <small hidden>{site}</small>}
        </span>
      </a>
    </p>
  );
}

import { ChevronDown } from 'lucide';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow, Picks } from '#domain/listing/destination-view.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { formatRating } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { CompareToggle } from '#web/shared/compared/compare-toggle.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { planAddress } from '#web/features/list/state/list-address.ts';
import { placePathOf } from '#web/features/list/state/list-data.ts';
import { PlanSummary } from '#web/features/list/rows/plan-summary.tsx';
import { StaleNote } from '#web/features/list/rows/stale-note.tsx';
import { isPlainClick } from '#web/features/list/state/list-link.tsx';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { FourFacts } from '#web/shared/plan/four-facts.tsx';
import { PlanGauges } from '#web/shared/plan/plan-gauges.tsx';
import { offerLink } from '#web/shared/plan/offer-link.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import { TripPrice } from '#web/shared/plan/trip-price.tsx';
import styles from './pick-card.module.css';
import { sayConditions, saySingle, sayWhy } from './pick-words.ts';

export type PickName = Exclude<keyof Picks, 'single'>;

interface PickCardProps {
  readonly name: PickName;
  readonly row: ListRow;
  /** The other picks, for comparison. */
  readonly picks: Picks;
  /** True: its details stand below it. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One answer: the first as a ticket, the others on phones as rows that open to theirs. */
export function PickCard(props: PickCardProps) {
  const { name, row } = props;
  const { data } = useListState();
  const label = usePage().messages.trip.picks[labelOf(props)];
  const ticket = <Ticket {...props} />;
  const isFolded = name === 'fewestWorries' || name === 'bestValue';
  return (
    <li
      className={classNames(styles['pick'], name === 'cheapest' && styles['fix'], isFolded && styles['folded'])}
      data-pick={name}
    >
      {isFolded ? (
        <details>
          <PlanSummary
            row={row}
            sort="trip"
            namesProvider={data.providerSlug === null}
            regionNames={data.regionNames}
            label={label}
          />
          {ticket}
        </details>
      ) : (
        ticket
      )}
    </li>
  );
}

/** Where only plans that renew by themselves serve the trip, the first says so. */
function labelOf({ name, row }: Pick<PickCardProps, 'name' | 'row'>) {
  return name === 'cheapest' && isRenewing(row.plan) ? 'cheapestRenewing' : name;
}

/** Whole-trip price and seller, gauges, four facts, the way out, why it is here. */
function Ticket({ name, row, picks, isOpen, onToggle }: PickCardProps) {
  const { shell, messages } = usePage();
  const { trip } = useListState().view.query;
  const language = { locale: shell.locale, messages };
  const texts = messages.trip.picks;
  const conditions = sayConditions(row, language);
  const { single } = picks;
  return (
    <div className={styles['ticket']}>
      <h3>
        {name === 'cheapest' && <FixMark />}
        {texts[labelOf({ name, row })]}
      </h3>
      <div className={styles['head']}>
        <TripPrice row={row} />
        <PickProvider row={row} />
      </div>
      {conditions.length > 0 && <p className={styles['conditions']}>{joinFacts(conditions, shell.locale)}</p>}
      <StaleNote plan={row.plan} />
      <PlanGauges row={row} trip={trip} />
      <FourFacts plan={row.plan} />
      <p className={styles['why']}>
        {joinSentences(
          [
            sayWhy(name, { row, picks, trip }, language),
            name === 'cheapest' && single !== null && saySingle(single, shell.now, language),
          ],
          shell.locale,
        )}
      </p>
      <div className={styles['actions']}>
        <SellerLink plan={row.plan} isPrimary={name === 'cheapest'} />
        <CompareToggle plan={row.plan} />
      </div>
      <p className={styles['foot']}>
        {offerLink(row.plan, shell)?.isPaid === true && <small>{texts.paid}</small>}
        <DetailsLink row={row} isOpen={isOpen} onToggle={onToggle} />
      </p>
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
  const path = placePathOf(useListState().data);
  const { slug, name, image, rating } = plan.provider;
  const mean = rating === null ? '' : formatRating(rating.mean, shell.locale);
  return (
    <p className={styles['provider']}>
      <a href={localizePath(`${path}/${slug}`, shell.locale)}>
        <Logo src={logoAddress(image)} name={name} size={40} />
        <span>
          <bdi>{name}</bdi>
          {rating !== null && <Rating mean={mean} label={messages.reviews.mean({ rating: mean })} />}
        </span>
      </a>
    </p>
  );
}

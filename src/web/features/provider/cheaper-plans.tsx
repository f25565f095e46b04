import { isolateText } from '#domain/kernel/bidi-text.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { markEstimate } from '#domain/money/money.ts';
import { isSameTrip } from '#domain/trip/trip.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { factSeparator } from '#i18n/format-list.ts';
import { joinPhrases, sentenceSpace } from '#i18n/punctuation.ts';
import { formatNumber, formatRating } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayData, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';
import type { CheaperElsewhere } from './compare-with-others.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import styles from './cheaper-plans.module.css';

interface CheaperPlansProps {
  /** Name of the page's provider. */
  readonly provider: string;
  /** The destination's, without language prefix. */
  readonly path: string;
  readonly cheaper: CheaperElsewhere;
}

/** Cheaper plans of other providers for the trip, or a note that there are none. */
export function CheaperPlans({ provider, path, cheaper }: CheaperPlansProps) {
  const { messages } = usePage();
  const texts = messages.provider.cheaper;
  return (
    <div>
      <p className={styles['lead']}>
        <Lead provider={provider} cheaper={cheaper} /> <CompareAgain cheaper={cheaper} />
      </p>
      {cheaper.rows.length > 0 && (
        <ul className={styles['plans']}>
          {cheaper.rows.map((row) => (
            <CheaperPlan key={row.plan.id} row={row} path={path} />
          ))}
        </ul>
      )}
      {cheaper.more > 0 && <p className={styles['more']}>{texts.more({ count: cheaper.more })}</p>}
    </div>
  );
}

/** The lowest price of all sellers for the trip, as a note of this one's first answer. */
export function PlaceAmongOthers({ path, cheaper }: Omit<CheaperPlansProps, 'provider'>) {
  const { shell, messages } = usePage();
  const texts = messages.provider.cheaper;
  const language = { locale: shell.locale, messages };
  const { sellers, ownCost, rows, more } = cheaper;
  const isOfTrip = isSameTrip(useListState().view.query.trip, cheaper.trip);
  const [first] = rows;
  if (ownCost === null) return null;
  return (
    <small className={styles['place']}>
      {first === undefined ? (
        isOfTrip && messages.list.rank({ place: 1, of: sellers.length })
      ) : (
        <>
          {joinPhrases([texts.lowest({ price: sayCost(first, language) }), ''], shell.locale)}
          <a href={localizePath(`${path}/${first.plan.provider.slug}`, shell.locale)}>
            {joinPhrases([isolateText(first.plan.provider.name), sayData(first.plan, language)], shell.locale)}
          </a>
          {factSeparator(shell.locale)}
          <a href="#others">{texts.others({ count: rows.length + more })}</a>
        </>
      )}
      {sentenceSpace(shell.locale)}
      <CompareAgain cheaper={cheaper} />
    </small>
  );
}

function sayCost({ plan, prices, trip }: ListRow, { locale, messages }: Language): string {
  const cost = markEstimate(prices.cost, isCostEstimate(plan, trip));
  return cost === null ? messages.plan.noRate : formatMoney(cost, locale);
}

function Lead({ provider, cheaper: { trip, ownCost, rows } }: Omit<CheaperPlansProps, 'path'>) {
  const { shell, messages } = usePage();
  const texts = messages.provider.cheaper;
  const words = sayTrip(trip, { locale: shell.locale, messages });
  if (ownCost === null)
    return rows.length === 0 ? texts.noneAtAll({ trip: words }) : texts.leadWithout({ trip: words, provider });
  // That nobody costs less stands above the ruler, and beside the first answer.
  return rows.length > 0 && texts.lead({ trip: words, provider, price: formatMoney(ownCost, shell.locale) });
}

/** The comparison is computed on the server; after a trip change this links to one for the new trip. */
function CompareAgain({ cheaper }: Pick<CheaperPlansProps, 'cheaper'>) {
  const { shell, messages } = usePage();
  const { view, href } = useListState();
  const { trip } = view.query;
  if (isSameTrip(trip, cheaper.trip)) return null;
  const words = sayTrip(trip, { locale: shell.locale, messages });
  return (
    <a className={styles['again']} href={href({})}>
      {messages.provider.cheaper.again({ trip: words })}
    </a>
  );
}

function CheaperPlan({ row, path }: { readonly row: ListRow; readonly path: string }) {
  const { shell, messages } = usePage();
  const language = { locale: shell.locale, messages };
  const { provider } = row.plan;
  const { count } = row.trip;
  const data = sayData(row.plan, language);
  return (
    <li>
      <a href={localizePath(`${path}/${provider.slug}`, shell.locale)}>
        <Logo src={logoAddress(provider.image)} name={provider.name} size={40} />
        <span className={styles['seller']}>
          <b>
            <bdi>{provider.name}</bdi>
          </b>
          <SellerRating rating={provider.rating} />
        </span>
        <span className={styles['data']}>{count > 1 ? messages.plan.times({ count, price: data }) : data}</span>
        <span className={styles['days']}>{sayValidity(row.plan.validityDays, language)}</span>
        <b className={styles['price']}>{sayCost(row, language)}</b>
      </a>
    </li>
  );
}

function SellerRating({ rating }: { readonly rating: ListRow['plan']['provider']['rating'] }) {
  const { shell, messages } = usePage();
  if (rating === null) return null;
  const mean = Math.round(rating.mean * 10) / 10;
  return (
    <Rating
      mean={formatRating(mean, shell.locale)}
      count={formatNumber(rating.count, shell.locale)}
      label={joinPhrases(
        [messages.reviews.rating({ rating: mean }), messages.reviews.count({ count: rating.count })],
        shell.locale,
      )}
    />
  );
}

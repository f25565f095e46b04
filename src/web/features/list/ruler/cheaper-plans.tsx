import type { Offer, OfferAnswer } from '#domain/listing/destination-view.ts';
import { markEstimate } from '#domain/money/money.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatRating } from '#i18n/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Logo } from '#ui/logo.tsx';
import { Rating } from '#ui/rating.tsx';
import { planAddress } from '#web/features/list/state/list-address.ts';
import { sayAmount } from '#web/features/list/rows/row-words.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { logoAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayValidity } from '#web/shared/plan/plan-words.ts';
import { SellerLink } from '#web/shared/plan/seller-link.tsx';
import styles from './own-price.module.css';
import { sayGivenUp } from './ruler-words.ts';

interface CheaperPlansProps {
  readonly cheaper: OfferAnswer['cheaper'];
  readonly offer: Offer;
}

/** The plans that ask less than an offer, with what each gives up and saves. */
export function CheaperPlans({ cheaper, offer }: CheaperPlansProps) {
  const texts = usePage().messages.list.ruler;
  if (cheaper.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <Heading as="h3">{texts.cheaper({ count: cheaper.length })}</Heading>
      <ul className={styles['rows']}>
        {cheaper.map((plan) => (
          <CheaperPlan key={plan.row.plan.id} {...plan} offer={offer} />
        ))}
      </ul>
    </>
  );
}

type CheaperPlanProps = CheaperPlansProps['cheaper'][number] & Pick<CheaperPlansProps, 'offer'>;

function CheaperPlan({ row, givesUp, offer }: CheaperPlanProps) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const language = { locale: shell.locale, messages };
  const { plan } = row;
  const { provider } = plan;
  const cost = row.prices.cost && markEstimate(row.prices.cost, isCostEstimate(plan, row.trip));
  const isLowest = plan.id === view.picks.cheapest?.plan.id;
  return (
    <li>
      <a href={planAddress(plan, { ...data, ...view.query }, shell.locale)}>
        <span>
          <b>{sayAmount(plan, language)}</b>
          <small>{sayValidity(plan.validityDays, language)}</small>
        </span>
        <Logo src={logoAddress(provider.image)} name={provider.name} />
        <span>
          <b>
            <bdi>{provider.name}</bdi>
          </b>
          <small>
            <SellerRating rating={provider.rating} /> {sayGivenUp(givesUp, row, language)}
          </small>
        </span>
        {cost !== null && (
          <span className={styles['price']}>
            <b className={classNames(isLowest && styles['lowest'])}>{formatMoney(cost, shell.locale)}</b>
            <small>
              {messages.list.ruler.saves({
                price: formatMoney({ ...offer.price, units: offer.price.units - cost.units }, shell.locale),
              })}
            </small>
          </span>
        )}
      </a>
      <SellerLink className={styles['go']} plan={plan} isPrimary={false} isSmall isShort />
    </li>
  );
}

function SellerRating({ rating }: { readonly rating: CheaperPlanProps['row']['plan']['provider']['rating'] }) {
  const { shell, messages } = usePage();
  if (rating === null) return null;
  const mean = Math.round(rating.mean * 10) / 10;
  return <Rating mean={formatRating(mean, shell.locale)} label={messages.reviews.rating({ rating: mean })} />;
}

import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { sayBought, sayRenewed } from '#i18n/say-purchase.ts';
import { estimateSign } from '#i18n/punctuation.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { Language } from './plan-words.ts';
import styles from './trip-price.module.css';

/** What the whole trip costs. */
export function TripPrice({ row }: { readonly row: ListRow }) {
  const { plan, trip, prices } = row;
  const { shell, messages } = usePage();
  const texts = messages.trip.picks;
  const cost = prices.cost ?? prices.price ?? plan.sellerPrice;
  const { costWithoutPromo } = prices;
  const language = { locale: shell.locale, messages };
  const bought = trip.purchases > 1 ? sayBought(row, language) : [texts.wholeTrip];
  const renewed = sayRenewed(row, language);
  return (
    <p className={styles['price']}>
      <b>
        {isCostEstimate(plan, trip) && (
          <>
            <span aria-hidden="true">{estimateSign}</span>
            <VisuallyHidden>{texts.estimate} </VisuallyHidden>
          </>
        )}
        {formatMoney(cost, shell.locale)}
      </b>
      {costWithoutPromo !== null && (
        <s>
          <VisuallyHidden>{texts.listPrice} </VisuallyHidden>
          {formatMoney(costWithoutPromo, shell.locale)}
        </s>
      )}
      <small>
        {joinFacts(
          [...bought, ...saySharePrice(prices, language), ...(renewed === null ? [] : [renewed])],
          shell.locale,
        )}
      </small>
    </p>
  );
}

/** The price of a gigabyte; of data without an end, that of a day. */
function saySharePrice({ perGb, perDay }: ListRow['prices'], { locale, messages }: Language): readonly string[] {
  if (perGb !== null) return [formatPerGb(perGb, locale)];
  return perDay === null ? [] : [messages.trip.picks.perDay({ price: formatMoney(perDay, locale) })];
}

import type { OfferAnswer } from '#domain/listing/destination-view.ts';
import { X } from 'lucide';
import { usualPrices } from '#domain/listing/seller-prices.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { listAddress } from '#web/features/list/state/list-address.ts';
import type { OwnPrice } from '#web/features/list/state/list-data.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { CheaperPlans } from './cheaper-plans.tsx';
import { OfferForms } from './offer-forms.tsx';
import styles from './own-price.module.css';
import { PriceRuler } from './price-ruler.tsx';
import { sayRank } from './ruler-words.ts';

/** The visitor's own price among those of all sellers, in place of the answers for the trip. */
export function OwnPricePanel({ own }: { readonly own: OwnPrice }) {
  const { shell, messages } = usePage();
  const { data, view } = useListState();
  const texts = messages.list.ruler;
  const answer = own.offer === null ? null : view.offer;
  return (
    <section className={styles['panel']} aria-labelledby="own-price">
      <div>
        <h2 id="own-price">{texts.heading}</h2>
        <ButtonLink
          className={styles['close']}
          look="quiet"
          size="icon"
          href={listAddress({ ...data, offer: null }, view.query, shell.locale)}
          aria-label={texts.close}
        >
          <Icon of={X} size={20} />
        </ButtonLink>
        <OfferForms own={own} sellers={view.sellers} />
      </div>
      <div role="status">{answer !== null && own.offer !== null && <Answer answer={answer} offer={own.offer} />}</div>
      <div className={styles['whole']}>
        {answer === null || own.offer === null ? (
          <PriceRuler sellers={view.sellers} trip={view.query.trip} />
        ) : (
          <PriceRuler
            sellers={answer.sellers}
            trip={answer.trip}
            mark={{
              price: own.offer.price,
              name: null,
              outcome: sayRank(answer.rank, answer.sellers.length, texts),
            }}
          />
        )}
      </div>
      {answer !== null && own.offer !== null && (
        <div className={styles['whole']}>
          <CheaperPlans cheaper={answer.cheaper} offer={own.offer} />
          <p>
            {texts.bought} <a href="#plans">{texts.leavesOut}</a>
          </p>
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly answer: OfferAnswer;
  readonly offer: NonNullable<OwnPrice['offer']>;
}

function Answer({ answer: { trip, sellers, rank }, offer: { price } }: AnswerProps) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const texts = messages.list.ruler;
  const usual = rank === null ? null : (usualPrices(sellers)?.median ?? null);
  const [lowest] = sellers;
  const difference = (units: number): string | null => (units > 0 ? formatMoney({ ...price, units }, locale) : null);
  return (
    <>
      <p className={styles['answer']}>{sayRank(rank, sellers.length, texts)}</p>
      <p>
        {joinSentences(
          [
            texts.comparedFor({ trip: sayTrip(trip, { locale, messages }) }),
            usual &&
              texts.usual({
                price: formatMoney(usual, locale),
                more: difference(price.units - usual.units),
                less: difference(usual.units - price.units),
              }),
            lowest !== undefined && texts.lowest({ price: formatMoney(lowest.price, locale) }),
          ],
          locale,
        )}
      </p>
    </>
  );
}

import { CardSim } from 'lucide';
import { useState } from 'react';
import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { unitsPerWhole, type ShownMoney } from '#domain/money/money.ts';
import { boundOwnSim, type OwnSimTerms } from '#domain/trip/own-sim.ts';
import { fitRank } from '#domain/trip/trip-order.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { formatPartialDate } from '#i18n/format-time.ts';
import { estimateSign } from '#i18n/punctuation.ts';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayValidity } from '#web/shared/plan/plan-words.ts';
import detailStyles from '#web/features/list/detail/plan-detail.module.css';
import { HomeForm } from './home-form.tsx';
import { OwnSimSum } from './own-sim-sum.tsx';
import rowStyles from './plan-row.module.css';
import styles from './plan-summary.module.css';

/** Rows of the own SIM in the list: its bound, or what operators ask. */
export function useOwnSim(): readonly OwnSimRowProps[] {
  const { data, view } = useListState();
  const bound = useOwnBound();
  const { ownSim } = data;
  if (view.query.sort !== 'trip' || !ownSim) return [];
  if (bound !== null) return [{ own: ownSim, cost: bound.most, bound }];
  return ownSim.offers.map((offer) => {
    const { units, ...perDay } = offer.perDay;
    return { own: ownSim, cost: { ...perDay, units: units * view.query.trip.days }, offer };
  });
}

/** What the own SIM costs at most for the trip; null: nothing can be said. */
export function useOwnBound() {
  const { data, view } = useListState();
  const { trip } = view.query;
  const own = data.ownSim ?? null;
  if (own === null || own.terms === null || trip.dataMb === null) return null;
  const bound = boundOwnSim(own.terms, trip.dataMb, null);
  return bound && { own, terms: own.terms, dataMb: trip.dataMb, most: bound.most };
}

type OwnBound = NonNullable<ReturnType<typeof useOwnBound>>;

interface OwnSimRowProps {
  readonly own: OwnSimData;
  readonly cost: ShownMoney;
  /** Where the law holds; else `offer`. */
  readonly bound?: OwnBound;
  readonly offer?: OwnSimData['offers'][number];
}

interface RankedLine {
  readonly row: Pick<ListRow, 'trip' | 'prices'>;
  readonly isBehind: boolean;
}

type ListPart = Pick<DestinationView['list'], 'from' | 'to' | 'total'>;

/** Index of the line that a cost stands before, or the number of all; null: on another page. */
export function placeOfBound(
  lines: readonly RankedLine[],
  { from, to, total }: ListPart,
  units: number,
): number | null {
  const found = lines.findIndex(({ row: { trip, prices }, isBehind }) => {
    const isServed = fitRank[trip.fit] === fitRank.full && prices.cost !== null;
    return !isBehind && (!isServed || prices.cost.units > units);
  });
  if (found === 0 && from > 1) return null;
  if (found >= 0) return found;
  return to === total ? lines.length : null;
}

const oldAfterMs = 180 * 24 * 60 * 60 * 1000;

/** The visitor's own SIM at the rank of its cost. Not an offer: it leads nowhere, is not compared and earns nothing. */
export function OwnSimRow({ own, cost, bound, offer }: OwnSimRowProps) {
  const { shell, messages } = usePage();
  const { href, view } = useListState();
  const { locale } = shell;
  const { days } = view.query.trip;
  const { ownSim } = messages.list;
  const home = own.homes.find(({ code }) => code === own.home)?.name ?? '';
  const perDay = offer && messages.plan.times({ count: days, price: formatMoney(offer.perDay, locale) });
  const isOld = offer !== undefined && Date.parse(shell.now) - Date.parse(offer.asOf) > oldAfterMs;
  return (
    <li className={rowStyles['item']}>
      <details className={rowStyles['details']}>
        <summary className={styles['plan']}>
          <span className={styles['provider']}>
            <Icon of={CardSim} size={24} />
            <span>
              <b>{ownSim.name}</b>
            </span>
          </span>
          <span className={styles['amount']}>
            {bound && <b className={styles['data']}>{formatDataAmount(bound.dataMb, locale)}</b>}
            <span className={styles['days']}>{sayValidity(days, { locale, messages })}</span>
          </span>
          <span className={styles['meta']}>
            <span>{bound ? ownSim.law[bound.terms.area] : offer?.operator}</span>
            <span>{`${home} → ${own.place}`}</span>
            {offer && (
              <span className={isOld ? styles['stale'] : undefined}>
                {ownSim.asOf({ date: formatPartialDate(offer.asOf, locale) })}
              </span>
            )}
          </span>
          <span className={styles['features']} />
          <span className={styles['price']}>
            <b>{cost.isEstimate === true ? estimateSign + formatMoney(cost, locale) : formatMoney(cost, locale)}</b>
            <span className={styles['under']}>{bound ? ownSim.atMost : perDay}</span>
          </span>
        </summary>
        <div className={detailStyles['detail']}>
          <div className={detailStyles['part']}>
            {bound && <OwnSimSum {...own} {...bound} home={home} />}
            {offer && <p>{ownSim.offer({ operator: offer.operator, place: own.place })}</p>}
          </div>
          <div className={detailStyles['side']}>
            {bound && <MonthlyPrice terms={bound.terms} dataMb={bound.dataMb} />}
            <HomeForm {...own} returnTo={href({ page: view.query.page })} />
          </div>
        </div>
      </details>
    </li>
  );
}

/** Computed in the browser; the price is kept nowhere. */
function MonthlyPrice({ terms, dataMb }: { readonly terms: OwnSimTerms; readonly dataMb: number }) {
  const { shell, messages } = usePage();
  const { ownSim } = messages.list;
  const [typed, setTyped] = useState('');
  const isHydrated = useHydrated();
  // Not `parseAmount`, which the first visit of other pages would load too.
  const price = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
  const monthly = price === null ? null : { units: Math.round(price * unitsPerWhole), currency: terms.currency };
  const bound = monthly && boundOwnSim(terms, dataMb, monthly);
  if (!isHydrated) return null;
  return (
    <>
      <Field label={ownSim.monthly} remark={terms.currency}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <p role="status">
        {bound !== null &&
          ownSim.free({
            price: formatMoney(bound.most, shell.locale),
            data: formatDataAmount(bound.fairUseMb, shell.locale),
          })}
      </p>
    </>
  );
}

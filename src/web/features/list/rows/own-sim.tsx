import { CardSim } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { DestinationView, ListRow } from '#domain/listing/destination-view.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { boundOwnSim, euro, type OwnSimTerms } from '#domain/trip/own-sim.ts';
import { fitRank } from '#domain/trip/trip-order.ts';
import { formatDate } from '#i18n/format-time.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayValidity } from '#web/shared/plan/plan-words.ts';
import detailStyles from '#web/features/list/detail/plan-detail.module.css';
import rowStyles from './plan-row.module.css';
import styles from './plan-summary.module.css';

/** The terms that the list has a row for, and its bound; null: no row. */
export function useOwnSim() {
  const bound = useOwnBound();
  return useListState().view.query.sort === 'trip' ? bound : null;
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

export type OwnSimRowProps = NonNullable<ReturnType<typeof useOwnBound>>;

interface RankedLine {
  readonly row: Pick<ListRow, 'trip' | 'prices'>;
  readonly isBehind: boolean;
}

type ListPart = Pick<DestinationView['list'], 'from' | 'to' | 'total'>;

/** Index of the line that the bound stands before, or the number of all; null: on another page. */
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

/** The visitor's own SIM at the rank of its bound. Not an offer: it leads nowhere, is not compared and earns nothing. */
export function OwnSimRow(props: OwnSimRowProps) {
  const { own, dataMb, most } = props;
  const { shell, messages } = usePage();
  const { trip } = useListState().view.query;
  const { ownSim } = messages.list;
  const home = own.homes.find(({ code }) => code === own.home)?.name ?? '';
  return (
    <li className={rowStyles['item']}>
      <details className={rowStyles['details']}>
        <summary className={classNames(styles['plan'], styles['unrated'])}>
          <span className={styles['provider']}>
            <Icon of={CardSim} size={24} />
            <span>
              <b>{ownSim.name}</b>
            </span>
          </span>
          <span className={styles['amount']}>
            <b className={styles['data']}>{formatDataAmount(dataMb, shell.locale)}</b>
            <span className={styles['days']}>{sayValidity(trip.days, { locale: shell.locale, messages })}</span>
          </span>
          <span className={styles['meta']}>
            <span>{ownSim.law[props.terms.area]}</span>
            <span>{`${home} → ${own.place}`}</span>
          </span>
          <span className={styles['features']} />
          <span className={styles['price']}>
            <b>{formatMoney(most, shell.locale)}</b>
            <span className={styles['under']}>{ownSim.atMost}</span>
          </span>
        </summary>
        <OwnSimDetails {...props} home={home} />
      </details>
    </li>
  );
}

function OwnSimDetails({ own, terms, dataMb, most, home }: OwnSimRowProps & { readonly home: string }) {
  const { shell, messages } = usePage();
  const { locale } = shell;
  const isHydrated = useHydrated();
  const { ownSim } = messages.list;
  return (
    <div className={detailStyles['detail']}>
      <div className={detailStyles['part']}>
        <p>
          {ownSim.sum({
            price: formatMoney(most, locale),
            data: formatDataAmount(dataMb, locale),
            cost: formatMoney({ units: terms.capUnits, currency: euro }, locale),
            rate: formatNumber(terms.vatPermille / 10, locale),
            country: home,
          })}
        </p>
        <p>{ownSim.more}</p>
        <p>{ownSim.question({ place: own.place })}</p>
      </div>
      <div className={detailStyles['side']}>
        {isHydrated && <MonthlyPrice terms={terms} dataMb={dataMb} />}
        <p>
          {own.checked === null
            ? ownSim.unchecked
            : ownSim.checked({ name: own.checked.by, date: formatDate(own.checked.on, locale) })}
        </p>
        <HomeForm own={own} />
      </div>
    </div>
  );
}

/** Computed in the browser; the price is kept nowhere. */
function MonthlyPrice({ terms, dataMb }: { readonly terms: OwnSimTerms; readonly dataMb: number }) {
  const { shell, messages } = usePage();
  const { ownSim } = messages.list;
  const [typed, setTyped] = useState('');
  // Not `parseAmount`, which the first visit of other pages would load too.
  const price = /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? Number(typed.replace(',', '.')) : null;
  const monthly = price === null ? null : { units: Math.round(price * unitsPerWhole), currency: terms.currency };
  const bound = monthly && boundOwnSim(terms, dataMb, monthly);
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

/** Asks for the country of the SIM, which a cookie keeps. */
export function HomeForm({ own }: { readonly own: OwnSimData }) {
  const { messages } = usePage();
  const { ownSim } = messages.list;
  const { href, view } = useListState();
  const form = useRef<HTMLFormElement>(null);
  const known = own.home ?? '';
  const [home, setHome] = useState(known);
  // Not where it is chosen: before hydration is done, the form is not there yet.
  useEffect(() => {
    if (home !== known) form.current?.requestSubmit();
  }, [home, known]);
  return (
    <form ref={form} method="post" action="/settings">
      <input type="hidden" name="returnTo" value={href({ page: view.query.page })} />
      <Select
        name="home"
        label={ownSim.ask}
        value={home}
        options={[
          ...(known === '' ? [{ value: '', label: ownSim.choose }] : []),
          ...own.homes.map(({ code, name }) => ({ value: code, label: name })),
          { value: 'none', label: ownSim.none },
        ]}
        onChange={setHome}
      />
      <noscript>
        <Button type="submit">{ownSim.submit}</Button>
      </noscript>
    </form>
  );
}

import { classNames } from '#ui/class-names.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { SellerPrice } from '#domain/listing/destination-view.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { joinSentences } from '#i18n/punctuation.ts';
import { sayTrip } from '#i18n/say-trip.ts';
import { LateDetails } from '#web/features/list/state/late-details.tsx';
import { useComplete } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import fold from './fold.module.css';
import styles from './price-ruler.module.css';
import { RulerDrawing, type RulerMark } from './ruler-drawing.tsx';
import { sayPrices } from './ruler-words.ts';

interface PriceRulerProps {
  /** Cheapest first. */
  readonly sellers: readonly SellerPrice[];
  readonly trip: Trip;
  readonly mark?: RulerMark | null;
}

/** What each seller asks for the trip, on one line. A table has the same data. */
export function PriceRuler({ sellers, trip, mark = null }: PriceRulerProps) {
  const { shell, messages } = usePage();
  const texts = messages.list.ruler;
  const language = { locale: shell.locale, messages };
  const prices = sayPrices(sellers, sayTrip(trip, language), language);
  if (prices === null) return <p>{texts.empty}</p>;
  const marked =
    mark !== null &&
    texts.marked({ name: mark.name && isolateText(mark.name), price: formatMoney(mark.price, shell.locale) });
  return (
    <>
      <div
        className={styles['ruler']}
        role="img"
        aria-label={joinSentences([prices, marked, mark?.outcome ?? null], shell.locale)}
      >
        <RulerDrawing sellers={sellers} mark={mark} isWide />
        <RulerDrawing sellers={sellers} mark={mark} isWide={false} />
      </div>
      <PriceTable sellers={sellers} />
    </>
  );
}

function PriceTable({ sellers }: Pick<PriceRulerProps, 'sellers'>) {
  const { table } = usePage().messages.list.ruler;
  return (
    <LateDetails part="prices" heading={table} summary={table} className={classNames(fold['fold'], styles['twin'])}>
      <SellerTable sellers={sellers} />
    </LateDetails>
  );
}

function SellerTable({ sellers }: Pick<PriceRulerProps, 'sellers'>) {
  const { shell, messages } = usePage();
  const { columns } = messages.plan;
  useComplete(sellers.some(({ name }) => name === ''));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.provider}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {sellers.map(({ name, price }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the names come later
          <tr key={place}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{formatMoney(price, shell.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { defaultTrip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { Boundary } from '#ui/boundary.tsx';
import { Wrap } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { Trail } from '#web/shared/page/trail.tsx';
import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import type { PricesData } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

const WorldMap = lazyComponent(async () => (await import('./later.tsx')).WorldMap);
const PriceSections = lazyComponent(async () => (await import('./later.tsx')).PriceSections);

/** The basket's price in every country: map, cheapest and dearest, movers, and a table. */
export function Page(data: PricesData) {
  const { shell, messages } = usePage();
  const texts = messages.prices;
  const basket = {
    data: formatDataAmount(defaultTrip.dataMb, shell.locale),
    days: formatDays(defaultTrip.days, shell.locale),
  };
  return (
    <>
      <Boundary>
        <Wrap className={styles['head']}>
          <Trail to={[{ label: texts.heading }]} />
          <Heading as="h1">{texts.heading}</Heading>
          <p>{texts.lead(basket)}</p>
        </Wrap>
      </Boundary>
      {data.rows.length === 0 ? (
        <Wrap className={styles['empty']}>
          <p>{texts.empty}</p>
        </Wrap>
      ) : (
        <>
          <Wrap className={styles['map']}>
            <WorldMap data={data} />
          </Wrap>
          <PriceSections {...data} />
        </>
      )}
    </>
  );
}

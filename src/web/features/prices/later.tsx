import { leastUsableKbps } from '#domain/plan/unlimited-speed.ts';
import { plansFollowed } from '#domain/trip/basket.ts';
import { defaultTrip, mostPlansPerTrip } from '#domain/trip/trip.ts';
import { formatDataAmount, formatDays, formatSpeed } from '#i18n/format-quantity.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { marketLineDays } from '#web/shared/plan/market-line-days.ts';
import { PlaceLinks } from '#web/shared/place/place-links.tsx';
import type { PricesData } from './load.ts';
import { Movers } from './movers.tsx';
import { PriceEnds } from './price-ends.tsx';
import { PriceList } from './price-list.tsx';
import styles from './sections.module.css';

export { WorldMap } from './world-map.tsx';

/** The sections below the map. */
export function PriceSections(data: PricesData) {
  const { shell, messages } = usePage();
  const texts = messages.prices;
  const days = formatDays(marketLineDays, shell.locale);
  return (
    <>
      <Section className={styles['first']} heading={texts.ends.heading} lead={texts.ends.lead}>
        <PriceEnds rows={data.rows} />
      </Section>
      <Section isBand heading={texts.moves.heading} lead={texts.moves.lead({ days })}>
        <Movers falls={data.falls} rises={data.rises} />
      </Section>
      <Section id="all" heading={texts.table.heading} lead={texts.table.lead}>
        <PriceList rows={data.rows} order={data.order} />
        {data.others.length > 0 && <Others places={data.others} />}
      </Section>
      <Section heading={texts.method.heading}>
        <Method />
      </Section>
    </>
  );
}

function Others({ places }: { readonly places: PricesData['others'] }) {
  const { shell, messages } = usePage();
  const { days, dataMb } = defaultTrip;
  const basket = { data: formatDataAmount(dataMb, shell.locale), days: formatDays(days, shell.locale) };
  return (
    <div className={styles['others']}>
      <p>{messages.prices.table.others(basket)}</p>
      <PlaceLinks places={places} />
    </div>
  );
}

/** Definitions of the page's figures. */
function Method() {
  const { shell, messages } = usePage();
  const texts = messages.prices.method;
  const values = {
    data: formatDataAmount(defaultTrip.dataMb, shell.locale),
    days: formatDays(defaultTrip.days, shell.locale),
    window: formatDays(marketLineDays, shell.locale),
    plans: plansFollowed,
    most: mostPlansPerTrip,
    speed: formatSpeed(leastUsableKbps, shell.locale),
  };
  return (
    <>
      <Disclosure summary={texts.basket.question}>{texts.basket.answer(values)}</Disclosure>
      <Disclosure summary={texts.perGb.question}>{texts.perGb.answer(values)}</Disclosure>
      <Disclosure summary={texts.classes.question}>{texts.classes.answer}</Disclosure>
      <Disclosure summary={texts.moves.question}>{texts.moves.answer(values)}</Disclosure>
    </>
  );
}

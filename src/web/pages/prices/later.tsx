import { priceBasket, plansFollowed } from '#domain/trip/price-basket.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Section } from '#ui/section.tsx';
import { usePage } from '#web/components/page/page-environment.tsx';
import { marketLineDays } from '#web/pages/destination/market-line-days.ts';
import type { PricesData } from './load.ts';
import { Movers } from './movers.tsx';
import { PriceEnds } from './price-ends.tsx';
import { PriceList } from './price-list.tsx';
import styles from './sections.module.css';

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
      </Section>
      <Section heading={texts.method.heading}>
        <Method />
      </Section>
    </>
  );
}

/** Definitions of the page's figures. */
function Method() {
  const { shell, messages } = usePage();
  const texts = messages.prices.method;
  const values = {
    data: formatDataAmount(priceBasket.dataMb, shell.locale),
    days: formatDays(priceBasket.days, shell.locale),
    window: formatDays(marketLineDays, shell.locale),
    plans: plansFollowed,
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

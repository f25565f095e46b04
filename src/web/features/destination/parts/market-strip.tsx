import type { ReactNode } from 'react';
import type { MarketFacts } from '#domain/listing/destination-view.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { noValue } from '#i18n/punctuation.ts';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { sayFromAmount, sayPlanAmount } from '#i18n/say-amount.ts';
import { useListState } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayUnlimitedLimits } from '#web/shared/plan/plan-words.ts';
import { MarketHistory, type PriceLine } from './market-history.tsx';
import styles from './market-strip.module.css';

interface MarketStripProps {
  readonly line: PriceLine | null;
  /** Maximum length of the price history. */
  readonly lineDays: number;
  /** Regions show the reach of plans, countries the price of unlimited data. */
  readonly isRegion: boolean;
}

/** Five facts about eSIM prices here. A missing fact says why, so that the columns stay. */
export function MarketStrip({ line, lineDays, isRegion }: MarketStripProps) {
  const { market } = useListState().view;
  return (
    <dl className={styles['market']}>
      <LowestPrice from={market.from} />
      <BestValue best={market.bestValue} />
      <Typical typical={market.typical10Gb} />
      {isRegion ? <Widest widest={market.widest} /> : <Unlimited unlimited={market.unlimited} />}
      <MarketHistory line={line} days={lineDays} />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** Null: unknown; `note` says why. */
  readonly value: ReactNode;
  readonly note: string;
}

function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles['value']}>{value ?? noValue}</dd>
      <dd className={styles['note']}>{note}</dd>
    </div>
  );
}

function LowestPrice({ from }: { readonly from: MarketFacts['from'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  if (from === null) return <Fact name={texts.from} value={null} note={texts.noPrice} />;
  const note = sayFromAmount(from.amount, { locale: shell.locale, messages });
  return <Fact name={texts.from} value={formatMoney(from.price, shell.locale)} note={note} />;
}

function BestValue({ best }: { readonly best: MarketFacts['bestValue'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  if (best === null) return <Fact name={texts.bestValue} value={null} note={texts.noData} />;
  const note = sayPlanAmount({ ...best, dataWords: null }, { locale: shell.locale, messages });
  return <Fact name={texts.bestValue} value={<Per text={formatPerGb(best.perGb, shell.locale)} />} note={note} />;
}

/** Large amount, small unit: `$0.69` and `/GB`. */
function Per({ text }: { readonly text: string }) {
  const slash = text.lastIndexOf('/');
  return (
    <>
      {text.slice(0, slash)}
      <small>{text.slice(slash)}</small>
    </>
  );
}

function Typical({ typical }: { readonly typical: MarketFacts['typical10Gb'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  if (typical === null) return <Fact name={texts.typical} value={null} note={texts.noTypical} />;
  const note = texts.median({ count: typical.count });
  return <Fact name={texts.typical} value={formatMoney(typical.median, shell.locale)} note={note} />;
}

function Unlimited({ unlimited }: { readonly unlimited: MarketFacts['unlimited'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  if (unlimited === null) return <Fact name={texts.unlimited} value={null} note={texts.noUnlimited} />;
  const limits = sayUnlimitedLimits(unlimited.limits, { locale: shell.locale, messages });
  const value = <Per text={formatMoney(unlimited.perDay, shell.locale) + texts.aDay} />;
  return <Fact name={texts.unlimited} value={value} note={joinFacts(limits, shell.locale)} />;
}

function Widest({ widest }: { readonly widest: MarketFacts['widest'] }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  if (widest === null) return <Fact name={texts.widest} value={null} note={texts.noWidest} />;
  const { countryCount, count, from } = widest;
  const language = { locale: shell.locale, messages };
  const note =
    from === null
      ? texts.noPrice
      : texts.widestFrom({
          amount: sayFromAmount(from.amount, language),
          price: formatMoney(from.price, shell.locale),
          count,
        });
  return <Fact name={texts.widest} value={texts.countries({ count: countryCount })} note={note} />;
}

import type { SellerPrice } from '#domain/listing/destination-view.ts';
import { isolateText } from '#domain/kernel/bidi-text.ts';
import { layOutRuler, type PriceRuler } from '#domain/listing/price-ruler.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import { currencyDigits } from '#i18n/currency-display.ts';
import { formatMoney, formatTick } from '#i18n/format-money.ts';
import { estimateSign, withKind } from '#i18n/punctuation.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './price-ruler.module.css';
import { anchorText, placeTopLabels, textWidth } from './ruler-labels.ts';

/** The widths that texts are placed for. The drawings stretch; their texts do not. */
const widths = { narrow: 326, wide: 800 };

/** Of the axis below the top, and of the whole with and without the mark's text. */
const heights = { axis: 48, plain: 74, marked: 98 };

/** A price that is marked among the others. */
export interface RulerMark {
  readonly price: ShownMoney;
  /** Whose it is; null: the visitor's own. */
  readonly name: string | null;
  /** How it stands among the others, as a sentence. */
  readonly outcome?: string;
}

interface DrawingProps {
  readonly sellers: readonly SellerPrice[];
  readonly mark: RulerMark | null;
  readonly isWide: boolean;
}

export function RulerDrawing({ sellers, mark, isWide }: DrawingProps) {
  const { locale } = usePage().shell;
  const width = isWide ? widths.wide : widths.narrow;
  const height = mark === null ? heights.plain : heights.marked;
  const currency = sellers[0]?.price.currency;
  if (currency === undefined) return null;
  const sayFigure = (units: number): string => formatTick({ units, currency }, locale);
  const ruler = layOutRuler(sellers, {
    mark: mark?.price.units ?? null,
    width,
    decimalDigits: currencyDigits(currency),
    figureWidth: (units) => textWidth(sayFigure(units)),
  });
  if (ruler === null) return null;
  const across = (at: number): string => `${Math.round((at / width) * 10_000) / 100}%`;
  const part = { ruler, width, across };
  return (
    <svg className={isWide ? styles['wide'] : styles['narrow']} height={height} aria-hidden="true">
      <MiddleHalf {...part} />
      <line className={styles['axis']} x2="100%" y1={heights.axis + 0.5} y2={heights.axis + 0.5} />
      <svg width="100%" height={height} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <path className={styles['ticks']} d={ruler.ticks.map(drawTick).join('')} />
      </svg>
      <Lowest {...part} isWide={isWide} />
      {ruler.figures.map(({ value, at }) => {
        const { anchor, ...place } = anchorText(at, sayFigure(value), width);
        return (
          <text key={value} x={across(place.at)} y="66" textAnchor={anchor}>
            {place.text}
          </text>
        );
      })}
      {mark !== null && <Mark {...part} mark={mark} />}
    </svg>
  );
}

/** Taller where prices meet, up to 20 px. */
function drawTick({ at, count }: PriceRuler['ticks'][number]): string {
  return `M${at} ${heights.axis}v-${Math.min(7 + 4 * count, 20)}`;
}

interface PartProps {
  readonly ruler: PriceRuler;
  readonly width: number;
  /** A place as a share of the width. */
  readonly across: (at: number) => string;
}

function MiddleHalf({ ruler: { middle }, across }: PartProps) {
  return (
    <rect
      className={styles['zone']}
      x={across(middle.from)}
      y="26"
      width={across(middle.to - middle.from)}
      height="22"
    />
  );
}

/** The pin of the lowest price, and the texts above the line. */
function Lowest({ ruler: { lowest, middle }, width, across, isWide }: PartProps & Pick<DrawingProps, 'isWide'>) {
  const { shell, messages } = usePage();
  const { half } = messages.list.ruler;
  const price = formatMoney(lowest.value.price, shell.locale);
  const name = isolateText(lowest.value.name);
  const say = isWide ? formatMoney : sayShortly;
  const bounds = { lower: say(middle.lower, shell.locale), upper: say(middle.upper, shell.locale) };
  const labels = placeTopLabels({
    width,
    lowest: { at: lowest.at, price, long: withKind(price, name) },
    half: { at: isWide ? (middle.from + middle.to) / 2 : width, text: half(bounds) },
  });
  return (
    <>
      <line className={styles['pin']} x1={across(lowest.at)} x2={across(lowest.at)} y1="24" y2={heights.axis} />
      <circle className={styles['head']} cx={across(lowest.at)} cy="22" r="5" />
      <text className={styles['lowest']} x={across(labels.lowest.at)} y="12" textAnchor={labels.lowest.anchor}>
        {price}
        {labels.hasName && <tspan className={styles['name']}> {name}</tspan>}
      </text>
      <text className={styles['half']} x={across(labels.half.at)} y={isWide ? 19 : 12} textAnchor={labels.half.anchor}>
        {labels.half.text}
      </text>
    </>
  );
}

/** More signs than these have no room beside the lowest price. */
const mostSigns = 9;

function sayShortly(price: ShownMoney, locale: Locale): string {
  const whole = formatMoney(price, locale);
  if (whole.length <= mostSigns) return whole;
  return (price.isEstimate === true ? estimateSign : '') + formatTick(price, locale);
}

function Mark({ ruler: { mark: at }, width, across, mark }: PartProps & { readonly mark: RulerMark }) {
  const { shell, messages } = usePage();
  const price = formatMoney(mark.price, shell.locale);
  if (at === null) return null;
  const text = mark.name === null ? messages.list.ruler.yours({ price }) : withKind(price, isolateText(mark.name));
  const place = anchorText(at, text, width);
  return (
    <>
      <svg className={styles['mark']} x={across(at)} y="0">
        <path d="M0 24V54M0 50l7 12h-14z" />
      </svg>
      <text className={styles['strong']} x={across(place.at)} y="80" textAnchor={place.anchor}>
        {text}
      </text>
    </>
  );
}

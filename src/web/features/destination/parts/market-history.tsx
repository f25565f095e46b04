import type { Locale } from '#domain/kernel/locale.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatDate } from '#i18n/format-time.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDays } from '#i18n/format-quantity.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { Sparkline } from '#ui/sparkline.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from './market-history.module.css';

export interface PriceLine {
  readonly days: number;
  /** The first day, `YYYY-MM-DD`. */
  readonly since: string;
  /** Oldest first; `day` counts from 0. A price holds until the next one. */
  readonly steps: readonly { readonly day: number; readonly money: ShownMoney }[];
}

/** Fewer prices are shown as text, not as a chart. */
const leastSteps = 3;

/** @param trip in words */
export function MarketHistory({ line, trip }: { readonly line: PriceLine; readonly trip: string }) {
  const { shell, messages } = usePage();
  const texts = messages.destination.market;
  const { steps } = line;
  return (
    <dl className={styles['history']}>
      <div>
        <dt>{texts.history({ trip, days: formatDays(line.days, shell.locale) })}</dt>
        {steps.length >= leastSteps && (
          <dd>
            <Sparkline
              points={steps.map(({ day, money }) => ({ at: day, value: money.units }))}
              until={line.days - 1}
              label={sayLine(steps, shell.locale, texts)}
            />
          </dd>
        )}
        <dd>{sayTrend(line, shell.locale, texts)}</dd>
      </div>
    </dl>
  );
}

type Texts = Messages['destination']['market'];

function sayLine(steps: PriceLine['steps'], locale: Locale, texts: Texts): string {
  const byPrice = steps.map(({ money }) => money).sort((a, b) => a.units - b.units);
  const say = (money: ShownMoney | undefined): string => (money === undefined ? '' : formatMoney(money, locale));
  return texts.historyLabel({
    from: say(steps[0]?.money),
    highest: say(byPrice.at(-1)),
    now: say(steps.at(-1)?.money),
  });
}

/** Less is not said in percent. */
const leastShare = 0.01;

/** How today's price compares with the first one of the line. */
function sayTrend(line: PriceLine, locale: Locale, texts: Texts): string {
  const [first, last] = [line.steps[0]?.money, line.steps.at(-1)?.money];
  if (first === undefined || last === undefined) return '';
  const since = formatDate(line.since, locale);
  if (last.units === first.units) return texts.same({ since });
  // A rise from nothing has no percentage.
  if (first.units === 0) return sayLine(line.steps, locale, texts);
  const share = (last.units - first.units) / first.units;
  if (Math.abs(share) < leastShare) return texts.within({ percent: formatPercent(leastShare, locale), since });
  const percent = formatPercent(Math.abs(share), locale);
  return share < 0 ? texts.down({ percent, since }) : texts.up({ percent, since });
}

import { formatDate } from '#i18n/format-time.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { tripAddress } from './basket-address.ts';
import type { MovedPrice, PricesData } from './load.ts';
import styles from './sections.module.css';
import { Heading } from '#ui/heading.tsx';

/** The largest falls and rises of the basket's price, or a note that there are none. */
export function Movers({ falls, rises }: Pick<PricesData, 'falls' | 'rises'>) {
  const texts = usePage().messages.prices.moves;
  if (falls.length + rises.length === 0) return <p className={styles['quiet']}>{texts.none}</p>;
  return (
    <div className={styles['pair']}>
      <MoverList heading={texts.falls} none={texts.noFall} moved={falls} />
      <MoverList heading={texts.rises} none={texts.noRise} moved={rises} />
    </div>
  );
}

interface MoverListProps {
  readonly heading: string;
  readonly none: string;
  readonly moved: readonly MovedPrice[];
}

function MoverList({ heading, none, moved }: MoverListProps) {
  return (
    <section>
      <Heading as="h3">{heading}</Heading>
      {moved.length === 0 ? (
        <p className={styles['quiet']}>{none}</p>
      ) : (
        <ul className={styles['movers']}>
          {moved.map((each) => (
            <Mover key={each.code} moved={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Mover({ moved: { code, name, path, line, change } }: { readonly moved: MovedPrice }) {
  const { shell, messages } = usePage();
  const texts = messages.prices.moves;
  const [first, last] = [line.steps[0]?.money, line.steps.at(-1)?.money];
  if (first === undefined || last === undefined) return null;
  const from = formatMoney(first, shell.locale);
  const to = formatMoney(last, shell.locale);
  return (
    <li>
      <a href={localizePath(tripAddress(path), shell.locale)}>
        <Flag src={flagAddress(code)} />
        <span>{name}</span>
      </a>
      <Sparkline
        points={line.steps.map(({ day, money }) => ({ at: day, value: money.units }))}
        until={line.days - 1}
        label={texts.line({ name, from, to })}
      />
      <b>{sayChange(change ?? 0, (share) => formatPercent(share, shell.locale))}</b>
      <small>{texts.fromTo({ from, to, since: formatDate(line.since, shell.locale) })}</small>
    </li>
  );
}

/** With its sign: `+12%`, `−8%`. */
export function sayChange(change: number, percent: (share: number) => string): string {
  const whole = Math.round(change * 100);
  if (whole === 0) return percent(0);
  return `${whole > 0 ? '+' : '−'}${percent(Math.abs(whole) / 100)}`;
}

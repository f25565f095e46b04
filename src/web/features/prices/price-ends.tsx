import { formatPerGb } from '#i18n/format-money.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { classNames } from '#ui/class-names.ts';
import { FixMark } from '#ui/fix-mark.tsx';
import { Flag } from '#ui/flag.tsx';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { tripAddress } from './basket-address.ts';
import type { PriceRow } from './load.ts';
import styles from './sections.module.css';
import { Heading } from '#ui/heading.tsx';

const shownAtEachEnd = 10;

/** The cheapest and the dearest countries. Without bars: prices differ by a factor of a hundred. */
export function PriceEnds({ rows }: { readonly rows: readonly PriceRow[] }) {
  const texts = usePage().messages.prices.ends;
  const sorted = rows.toSorted((a, b) => a.perGb.units - b.perGb.units);
  const cheapest = sorted.slice(0, shownAtEachEnd);
  // No country stands in both lists.
  const dearest = sorted.slice(Math.max(shownAtEachEnd, sorted.length - shownAtEachEnd)).toReversed();
  return (
    <div className={styles['pair']}>
      <EndList heading={texts.cheapest} rows={cheapest} lowest={cheapest[0]?.perGb.units ?? 0} />
      {dearest.length > 0 && <EndList heading={texts.dearest} rows={dearest} lowest={-1} />}
    </div>
  );
}

interface EndListProps {
  readonly heading: string;
  readonly rows: readonly PriceRow[];
  /** The highlighted amount; below 0: none. */
  readonly lowest: number;
}

function EndList({ heading, rows, lowest }: EndListProps) {
  const { shell } = usePage();
  return (
    <section>
      <Heading as="h3">{heading}</Heading>
      <ol className={styles['league']}>
        {rows.map(({ code, name, path, perGb }) => (
          <li key={code} className={classNames(perGb.units === lowest && styles['low'])}>
            <a href={localizePath(tripAddress(path), shell.locale)}>
              <Flag src={flagAddress(code)} />
              <span>{name}</span>
            </a>
            <b>
              {perGb.units === lowest && <FixMark size={14} />}
              {formatPerGb(perGb, shell.locale)}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

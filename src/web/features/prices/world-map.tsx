import { useEffect, useRef, useState } from 'react';
import { formatMoney, formatPerGb } from '#i18n/format-money.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { Flag } from '#ui/flag.tsx';
import { GoLink } from '#ui/go-link.tsx';
import { whenNear } from '#web/features/coverage/when-near.ts';
import { flagAddress } from '#web/shared/page/flag-address.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { sayBorders } from '#web/shared/place/price-borders.ts';
import { tripAddress } from './basket-address.ts';
import type { PriceRow, PricesData } from './load.ts';
import styles from './world-map.module.css';

/** Size of the map in pixels, see `pictures/country/draw-region-map.ts`, to reserve space. */
const sheet = { width: 720, height: 360 };

const dark = '(prefers-color-scheme: dark)';

/** The map as a picture; with JavaScript the same file is inlined and its countries become links. A table has the same data. */
export function WorldMap({ data }: { readonly data: PricesData }) {
  const { shell, messages } = usePage();
  const ref = useRef<HTMLDivElement>(null);
  const [tapped, setTapped] = useState<string | null>(null);
  const texts = messages.prices.map;
  const addressOf = (theme: 'day' | 'night'): string => `/assets/maps/prices/${data.mask}-${theme}.svg`;
  const label = texts.label({ count: data.rows.length });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const served = data.rows.map(({ code, name, path, perGb }) => ({
      code,
      tip: joinFacts([name, formatPerGb(perGb, shell.locale)], shell.locale),
      href: localizePath(tripAddress(path), shell.locale),
    }));
    const others = data.others.flatMap(({ flag: code, name, path, price, amount }) => {
      if (code === null || price === null || amount === null) return [];
      const tip = joinFacts([name, formatMoney(price, shell.locale), amount], shell.locale);
      return [{ code, tip, href: localizePath(path, shell.locale) }];
    });
    const countries = [...served, ...others];
    const stop = new AbortController();
    whenNear(element, stop.signal, async () => {
      const { startInteractiveMap } = await import('#web/features/coverage/interactive-map.ts');
      await startInteractiveMap(element, { label, countries, signal: stop.signal, onTap: setTapped });
    });
    return () => stop.abort();
  }, [data, label, shell.locale]);
  return (
    <figure className={styles['figure']}>
      <Legend classes={data.classes} />
      <div className={styles['sheet']} ref={ref}>
        <picture>
          {shell.theme === null && <source media={dark} srcSet={addressOf('night')} />}
          <img src={addressOf(shell.theme === 'dark' ? 'night' : 'day')} {...sheet} alt={label} />
        </picture>
      </div>
      <figcaption>
        <Readout row={data.rows.find(({ code }) => code === tapped)} />
        <p>
          <a href="#all">{texts.asTable}</a>
        </p>
      </figcaption>
    </figure>
  );
}

/** What a finger has tapped on: countries of a small map are no targets for going away at once. */
function Readout({ row }: { readonly row: PriceRow | undefined }) {
  const { shell, messages } = usePage();
  const texts = messages.prices.map;
  return (
    <div className={styles['readout']} role="status">
      {row === undefined ? (
        texts.tap
      ) : (
        <>
          <Flag src={flagAddress(row.code)} />
          <b>{row.name}</b>
          <span>{formatPerGb(row.perGb, shell.locale)}</span>
          <GoLink href={localizePath(tripAddress(row.path), shell.locale)}>{texts.plans}</GoLink>
        </>
      )}
    </div>
  );
}

function Legend({ classes }: Pick<PricesData, 'classes'>) {
  const { shell, messages } = usePage();
  const texts = messages.prices.map;
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {classes.map((borders, index) => (
        <li key={borders.from?.units ?? 0}>
          <Swatch of={index + 1} />
          {sayBorders(borders, { locale: shell.locale, messages })}
        </li>
      ))}
      <li>
        <Swatch of={0} />
        {texts.none}
      </li>
    </ul>
  );
}

/** Legend swatch of a class; 0 is hatched: no price. */
function Swatch({ of }: { readonly of: number }) {
  return (
    <svg className={styles['swatch']} data-class={of} viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
      <rect x=".5" y=".5" width="19" height="13" rx="2.5" />
      {of === 0 && <path d="M1 9 9 1M3 13 15 1M9 13l10-10M15 13l4-4" />}
    </svg>
  );
}

import { useEffect, useRef } from 'react';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { CoverageData, PlanCoverage } from './coverage-data.ts';
import styles from './coverage-map.module.css';
import { tipOfCountry } from './country-tip.ts';
import { whenNear } from './when-near.ts';

interface CoveragePictureProps {
  readonly data: CoverageData;
  readonly coverage: PlanCoverage;
  readonly covered: ReadonlySet<CountryCode>;
  /** Called when the map becomes interactive or stops being so. */
  readonly onInteractive: (isInteractive: boolean) => void;
}

const dark = '(prefers-color-scheme: dark)';

/** The map as a picture. With JavaScript the same file is inlined, which makes its countries interactive. */
export function CoveragePicture({ data, coverage, covered, onInteractive }: CoveragePictureProps) {
  const { shell, messages } = usePage();
  const sheet = useRef<HTMLDivElement>(null);
  const texts = messages.coverage;
  const addressOf = (theme: 'day' | 'night'): string => `/assets/maps/${data.region}/${coverage.mask}-${theme}.svg`;
  const total = data.countries.length;
  const label = texts.map({ covered: data.countries.filter(({ code }) => covered.has(code)).length, total });
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const countries = data.countries.map(({ code, name }) => ({
      code,
      tip: tipOfCountry(
        { name, networks: covered.has(code) ? (coverage.networks[code] ?? []) : null },
        { locale: shell.locale, messages },
      ),
    }));
    const stop = new AbortController();
    whenNear(element, stop.signal, async () => {
      const { startInteractiveMap } = await import('./interactive-map.ts');
      await startInteractiveMap(element, { label, countries, signal: stop.signal });
      if (!stop.signal.aborted) onInteractive(true);
    });
    return () => stop.abort();
  }, [coverage, covered, data, label, onInteractive, messages, shell.locale]);
  return (
    <div>
      <div className={styles['sheet']} ref={sheet}>
        <picture>
          {shell.theme === null && <source media={dark} srcSet={addressOf('night')} />}
          <img
            src={addressOf(shell.theme === 'dark' ? 'night' : 'day')}
            width={data.width}
            height={data.height}
            alt={label}
            loading="lazy"
          />
        </picture>
      </div>
      <p className={styles['legend']}>
        <span>
          <Key isCovered />
          {texts.covered}
        </span>
        <span>
          <Key isCovered={false} />
          {texts.missing}
        </span>
      </p>
    </div>
  );
}

/** Legend swatch for covered or other countries. */
function Key({ isCovered }: { readonly isCovered: boolean }) {
  return (
    <svg
      className={styles[isCovered ? 'keyCovered' : 'keyMissing']}
      viewBox="0 0 14 14"
      width="14"
      height="14"
      aria-hidden="true"
    >
      <rect x=".5" y=".5" width="13" height="13" rx="2.5" />
      {!isCovered && <path d="M1 9 9 1M4 13 13 4M1 4.5 4.5 1M9 13l4-4" />}
    </svg>
  );
}

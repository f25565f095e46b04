import type { Known } from '#domain/plan.ts';
import { SymbolIcon } from '#ui/icon-symbols.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { usePage } from './page-environment.tsx';
import styles from './plan-features.module.css';
import type { PlanIcon } from './plan-icons.ts';
import type { PlanRowData } from './plan-row-data.ts';

type KnownName = 'yes' | 'no' | 'unknown';

function nameKnown(known: Known): KnownName {
  if (known === null) return 'unknown';
  return known ? 'yes' : 'no';
}

/** Hotspot, top-up and phone number, each in its fixed place: there, not there, or not stated. */
export function PlanFeatures({ row }: { readonly row: Pick<PlanRowData, 'tethering' | 'topUp' | 'phoneNumber'> }) {
  const { features } = usePage().messages.plan;
  return (
    <ul className={styles['features']}>
      <Feature icon="hotspot" known={row.tethering} words={features.hotspot} />
      <Feature icon="top-up" known={row.topUp} words={features.topUp} />
      <Feature icon="phone" known={row.phoneNumber} words={features.phoneNumber} />
    </ul>
  );
}

interface FeatureProps {
  readonly icon: PlanIcon;
  readonly known: Known;
  readonly words: Readonly<Record<KnownName, string>>;
}

function Feature({ icon, known, words }: FeatureProps) {
  const name = nameKnown(known);
  return (
    <li className={styles[name]} title={words[name]}>
      {name === 'unknown' ? <span aria-hidden="true">?</span> : null}
      <SymbolIcon name={icon} size={18} />
      <VisuallyHidden>{words[name]}</VisuallyHidden>
    </li>
  );
}
